/** Connections that open the live channel and never say, read or answer anything again: sleeping phones, dead lines. */
import { connect, type Socket } from 'node:net'

export function muteSockets(address: string, many: number): Socket[] {
  const { hostname, port } = new URL(address)
  return Array.from({ length: many }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      `GET /live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    socket.pause()
    return socket
  })
}
