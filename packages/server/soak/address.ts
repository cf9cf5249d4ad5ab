/** Addresses for a crowd: what a proxy would say of each of them. */
export const from = (network: number, i: number): Record<string, string> => ({
  'x-forwarded-for': `${network}.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`,
})
