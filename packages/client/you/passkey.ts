/** Passkeys, by the browser's own means. Whoever turns the question down has not done anything wrong. */

export class PasskeyDeclined extends Error {}

const declined = (): never => {
  throw new PasskeyDeclined()
}

const inJson = (credential: Credential | null): object =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : declined()

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return inJson(await navigator.credentials.create({ publicKey }).catch(declined))
}

export async function showPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return inJson(await navigator.credentials.get({ publicKey }).catch(declined))
}
