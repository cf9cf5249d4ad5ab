/** A bot on a server's live channel, nothing between: node examples/bots/on-the-channel.ts ws://localhost:1718 TOKEN MATCH */
const [server, token, match] = process.argv.slice(2)
const live = new WebSocket(`${server}/live`, { headers: { authorization: `Bearer ${token}` } })
const say = (message: object): void => live.send(JSON.stringify(message))

live.addEventListener('open', () => {
  say({ type: 'hello', protocol: 1 })
  say({ type: 'join', id: 'sit-down', match })
  say({ type: 'watch', match })
})
live.addEventListener('message', ({ data }) => {
  const { type, n, scene } = JSON.parse(data)
  if (type === 'news') say({ type: 'watch', match }) // the whole table again: no patches to follow
  if (type !== 'table') return
  if (scene.status === 'over') live.close()
  else if (scene.seen?.awaiting.includes(scene.seat))
    say({ type: 'choose', id: `choice-${n}`, match, seen: n, choice: scene.seen.ask.options[0] })
})
