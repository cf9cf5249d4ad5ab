/** A picture spread over all of another, dot by dot as it was drawn. */
import { NoBlending, ShaderMaterial, type Texture, type WebGLRenderer } from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'

const VERTEX = `varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 1., 1.);
}`

const FRAGMENT = `uniform sampler2D picture;
varying vec2 at;
void main() {
  gl_FragColor = texture2D(picture, at);
}`

export class Backdrop {
  private readonly paint = new ShaderMaterial({
    uniforms: { picture: { value: null } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  private readonly quad = new FullScreenQuad(this.paint)

  draw(renderer: WebGLRenderer, picture: Texture): void {
    const { picture: shown } = this.paint.uniforms
    if (shown) shown.value = picture
    this.quad.render(renderer)
  }

  dispose(): void {
    this.quad.dispose()
    this.paint.dispose()
  }
}
