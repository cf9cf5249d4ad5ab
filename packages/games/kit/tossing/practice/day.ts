/** What chance has to say to a try: the same for everyone on that day, and another for the next try. */
export function seedOf(day: string, tries: number): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return (year * 372 + month * 31 + date) * 1000 + tries
}
