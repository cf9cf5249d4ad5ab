/**
 * Programs that do what this table needs and nothing else. Those of the library can do everything, and where no graphics
 * card draws a picture takes half as long again with them.
 */
import { ShaderLib } from 'three'

const VERTEX = `#include <uv_pars_vertex>
varying vec3 at;
varying vec3 outward;
void main() {
  #include <uv_vertex>
  vec4 seen = modelViewMatrix * vec4(position, 1.);
  at = seen.xyz;
  outward = normalMatrix * normal;
  gl_Position = projectionMatrix * seen;
}`

const COLOUR = `uniform vec3 diffuse;
uniform float opacity;
#include <uv_pars_fragment>
#include <map_pars_fragment>`

const FINISH = `#include <opaque_fragment>
  #include <tonemapping_fragment>
  #include <colorspace_fragment>`

const PLAIN = `${COLOUR}
void main() {
  vec4 diffuseColor = vec4(diffuse, opacity);
  #include <map_fragment>
  vec3 outgoingLight = diffuseColor.rgb;
  ${FINISH}
}`

/** The sky, the sun and the lantern of this table, as the library reckons them. */
const LIT = `${COLOUR}
struct Sky { vec3 direction; vec3 skyColor; vec3 groundColor; };
struct Sun { vec3 direction; vec3 color; };
struct Lantern { vec3 position; vec3 direction; vec3 color; float coneCos; float penumbraCos; };
uniform Sky hemisphereLights[1];
uniform Sun directionalLights[1];
uniform Lantern spotLights[1];
varying vec3 at;
varying vec3 outward;
void main() {
  vec4 diffuseColor = vec4(diffuse, opacity);
  #include <map_fragment>
  vec3 up = normalize(outward);
  Sky sky = hemisphereLights[0];
  Sun sun = directionalLights[0];
  Lantern lantern = spotLights[0];
  vec3 way = normalize(lantern.position - at);
  float cone = smoothstep(lantern.coneCos, lantern.penumbraCos, dot(way, lantern.direction));
  vec3 light = mix(sky.groundColor, sky.skyColor, .5 * dot(up, sky.direction) + .5)
    + max(0., dot(up, sun.direction)) * sun.color
    + max(0., dot(up, way)) * cone * lantern.color;
  vec3 outgoingLight = diffuseColor.rgb * light / 3.14159265;
  ${FINISH}
}`

/** From now on things are painted by these. */
export function thinPrograms(): void {
  Object.assign(ShaderLib.basic, { vertexShader: VERTEX, fragmentShader: PLAIN })
  Object.assign(ShaderLib.lambert, { vertexShader: VERTEX, fragmentShader: LIT })
}
