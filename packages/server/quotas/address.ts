/** Addresses as they are counted: a household has one of the old kind, or a whole network of the new one. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Who a request comes from. Each proxy adds whom it has seen at the end: only so many entries are believed as there are
 * proxies, since whatever stands before them a client may have made up.
 */
export function addressFrom({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const chain = String(headers['x-forwarded-for'] ?? '').split(',')
  const told = proxies === 0 ? undefined : chain.at(-Math.min(proxies, chain.length))?.trim()
  return addressOf(told || (socket.remoteAddress ?? ''))
}

/** The part of an address that its owner cannot change at will: of IPv6 the first four of eight groups. */
export function addressOf(ip: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (old !== undefined) return old
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - behind.length).fill('0'), ...behind]
  const network = whole.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
