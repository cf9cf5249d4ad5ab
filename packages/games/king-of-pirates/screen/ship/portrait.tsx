/** A pirate's head in a round frame. Who has which hat, coat and beard comes from the name, and never changes. */
import { seeded } from '@nassau/ui/art'
import { useId } from 'react'

const COATS = ['#5b3a22', '#2a7381', '#6b2f2a', '#3c6b3f', '#24477a', '#7a5a2a', '#4a2f5c']
const SKINS = ['#e6b98c', '#d9a273', '#b77b4d', '#8a5733', '#f0cba3']
const HAIRS = ['#3b2a1c', '#c98a3a', '#8d3d2a', '#1f1a17', '#b9afa3']
const CLOTHS = ['#b3392f', '#c9a227', '#2c5f8a', '#3f7d4a']
/** Those of the house's own edition who never shave. */
const BEARDED = [
  'bram-cutter',
  'old-marrow',
  'gunner-oke',
  'tobiah-wick',
  'dunstan-keg',
  'ivo-blackwater',
  'tall-ramiro',
  'sweet-corrigan',
]

const seedOf = (id: string): number => Array.from(id).reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7)

export function Portrait({
  id,
  isCaptain,
  className,
}: {
  id: string
  isCaptain: boolean
  className?: string | undefined
}) {
  const clip = useId()
  const random = seeded(seedOf(id))
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? ''
  const [coat, skin, hair, cloth] = [one(COATS), one(SKINS), one(HAIRS), one(CLOTHS)]
  return (
    <svg
      viewBox="-22 -22 44 44"
      className={className}
      stroke="#2b2118"
      strokeWidth="1.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle r="21" fill="#dcebe3" />
      <clipPath id={clip}>
        <circle r="20.4" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M-20 26q2 -20 20 -20t20 20z" fill={coat} />
        <path d="M-5 6l5 8 5 -8z" fill="#fbf4e2" />
        {!BEARDED.includes(id) && <path d="M-10 -6q-4 9 -3 19l6 -3h14l6 3q1 -10 -3 -19z" fill={hair} />}
        <path d="M-8 -8q0 17 8 17t8 -17z" fill={skin} />
        {BEARDED.includes(id) && <path d="M-8 -1q8 5 16 0q0 12 -8 13q-8 -1 -8 -13z" fill={hair} />}
        {isCaptain ? (
          <>
            <path d="M-18 -7q4 -14 18 -13q14 -1 18 13q-18 -7 -36 0z" fill="#2b2b2b" />
            <circle cy="-13" r="2.2" fill="#f4ead2" />
          </>
        ) : (
          <path d="M-10 -6q1 -13 10 -13t10 13q-10 -5 -20 0z" fill={cloth} />
        )}
        <path d="M-3.500 -3h.2M3.500 -3h.2" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <circle r="20.400" fill="none" />
    </svg>
  )
}
