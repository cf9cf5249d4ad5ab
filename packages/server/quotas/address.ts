/** Addresses as they are counted: a household has one of the old kind, or a whole network of the new one. */
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { bad, good, type Result } from '@nassau/kernel'

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

/** An address somebody wrote, or the network of one as it is shown here, as it is counted. */
export function readAddress(words: string): Result<string> {
  const written = words.trim()
  const network = written.replace(/[/]64$/, '')
  const ip = isIPv6(network) ? network : written
  if (isIP(ip) === 0) return bad(`"${words}" is no address; 203.0.113.5 and 2001:db8::7 are`)
  return good(addressOf(ip))
}
