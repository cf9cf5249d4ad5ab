/** Who one is to the server: a guest with a name, or an account with its keys, devices and bots. */
import { api, ask, post } from '../seating/api.ts'
import { makePasskey, showPasskey } from './passkey.ts'

export type Device = { id: string; userAgent: string; created: number; isThis: boolean }
export type Passkey = { id: string; name?: string | null; createdAt: string }
export type OwnBot = { person: string; name: string; created: number }

const auth = (path: string, body: object = {}): Promise<Response> => post(`/api/auth/${path}`, body)
const fromAuth = async (path: string) => (await ask(`/api/auth/${path}`)).json()

export const account = {
  async rename(name: string): Promise<void> {
    await api.rename(name)
  },
  async open(username: string, password: string): Promise<void> {
    await post('/api/account', { username, password })
  },
  async signIn(username: string, password: string): Promise<void> {
    await auth('sign-in/username', { username, password })
  },
  async signOut(): Promise<void> {
    await auth('sign-out')
  },

  /** An account without a password: it is opened without a name, gets a key, and goes by the guest's name. */
  async openWithPasskey(name: string): Promise<void> {
    await auth('sign-in/anonymous')
    try {
      await account.addPasskey(name)
      await account.rename(name)
    } catch (fault) {
      // Nobody could ever come back to an account without a key.
      await auth('sign-out')
      throw fault
    }
  },
  async signInWithPasskey(): Promise<void> {
    const response = await showPasskey(await fromAuth('passkey/generate-authenticate-options'))
    await auth('passkey/verify-authentication', { response })
  },
  async addPasskey(name: string): Promise<void> {
    const response = await makePasskey(await fromAuth('passkey/generate-register-options'))
    await auth('passkey/verify-registration', { response, name })
  },
  passkeys: (): Promise<Passkey[]> => fromAuth('passkey/list-user-passkeys'),
  async removePasskey(id: string): Promise<void> {
    await auth('passkey/delete-passkey', { id })
  },

  devices: async (): Promise<Device[]> => (await (await ask('/api/sessions')).json()).sessions,
  async signOutAt(session: string): Promise<void> {
    await ask(`/api/sessions/${session}`, { method: 'DELETE' })
  },
  async signOutElsewhere(): Promise<void> {
    await ask('/api/sessions', { method: 'DELETE' })
  },

  codesLeft: async (): Promise<number> => (await (await ask('/api/me/recovery-codes')).json()).left,
  /** They are told this once. */
  newCodes: async (): Promise<string[]> => (await (await post('/api/me/recovery-codes', {})).json()).codes,
  async recover(code: string, username: string, password: string): Promise<void> {
    await post('/api/recover', { code, username, password })
  },
  /** Everything that is kept of this person is gone. */
  async erase(name: string): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    await ask('/api/me', { method: 'DELETE', headers, body: JSON.stringify({ name }) })
  },

  bots: async (): Promise<OwnBot[]> => (await (await ask('/api/bots')).json()).bots,
  /** The token is told this once. */
  addBot: async (name: string): Promise<string> => (await (await post('/api/bots', { name })).json()).token,
  async removeBot(person: string): Promise<void> {
    await ask(`/api/bots/${person}`, { method: 'DELETE' })
  },
}
