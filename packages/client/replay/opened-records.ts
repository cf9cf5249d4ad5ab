/** Records opened from files in this page. */
const opened = new Map<string, string>()

export function keepRecord(text: string): string {
  const id = String(opened.size + 1)
  opened.set(id, text)
  return id
}

export function takeRecord(id: string): string {
  const text = opened.get(id)
  if (text === undefined) throw new Error('open the file again: the page has forgotten it')
  return text
}
