/** A server as a process of its own, so that it can be started under other conditions: `serving.ts FOLDER PAGES`. */
import { quotasTimes, serve } from '@nassau/server'

const [folder = '', pages = ''] = process.argv.slice(2)
const { address } = await serve({ folder, port: 0, pages, quotas: quotasTimes(1000), logLevel: 'fatal' })
process.stdout.write(`${address.replace('127.0.0.1', 'localhost')}\n`)
