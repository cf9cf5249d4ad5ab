/** Being the same person everywhere: a name, an account by password and by passkey, devices and bots. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults, newPerson, type Person, PHONE, withBrowser } from './kit/kit.ts'

withBrowser()

const PASSWORD = 'fifteen men on a chest'

async function openYou({ page }: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: /^You are / }).click()
  await page.getByRole('heading', { level: 1, name: 'You' }).waitFor()
}

async function fillIn({ page }: Person, username: string): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
}

test('a guest takes a name, opens an account, makes a bot, and is known on another device', async () => {
  const anne = await newPerson({ isKept: true })
  await openYou(anne)
  await expectAccessible(anne)
  await anne.page.getByLabel('What others call you at the table').fill('Anne Bonny')
  await anne.page.getByRole('button', { name: 'Keep this name' }).click()
  await anne.page.getByText('From now on you are Anne Bonny.').waitFor()
  const username = `anne_${Date.now()}`
  await fillIn(anne, username)
  await anne.page.getByRole('button', { name: 'Open an account with a password' }).click()
  await anne.page.getByRole('heading', { name: 'Signed in' }).waitFor()
  expect(await anne.page.getByLabel('What others call you at the table').inputValue()).toBe('Anne Bonny')
  await anne.page.getByLabel('Name of the bot').fill('Deckhand')
  await anne.page.getByRole('button', { name: 'Make a bot' }).click()
  await expect.poll(() => anne.page.getByLabel(/^Its token/).inputValue()).toMatch(/^nassau_/)
  await expectAccessible(anne)

  const phone = await newPerson({ isKept: true }, PHONE)
  await openYou(phone)
  await phone.page.getByRole('radio', { name: 'I have one' }).check()
  await fillIn(phone, username)
  await phone.page.getByRole('button', { name: 'Sign in with the password' }).click()
  await phone.page.getByText('Deckhand').waitFor()
  await expectAccessible(phone)
  await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => phone.page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0)
  await anne.page.reload()
  await anne.page.getByRole('heading', { name: 'Be the same person everywhere' }).waitFor()
  for (const person of [anne, phone]) {
    expectNoFaults(person)
    await person.context.close()
  }
})

test('an account by passkey: made, left, and come back to', async () => {
  const dorothy = await newPerson()
  const { page, context } = dorothy
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openYou(dorothy)
  const open = page.getByRole('button', { name: 'Open an account with a passkey' })
  // Only then the house has said who one is.
  await open.waitFor()
  const name = await page.getByLabel('What others call you at the table').inputValue()
  await open.click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  expect(await page.getByLabel('What others call you at the table').inputValue()).toBe(name)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('radio', { name: 'I have one' }).check()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  expect(await page.getByLabel('What others call you at the table').inputValue()).toBe(name)
  expectNoFaults(dorothy)
  await context.close()
})

test('a wrong password is said to be wrong, and nothing is lost', async () => {
  const mary = await newPerson()
  await openYou(mary)
  await mary.page.getByRole('radio', { name: 'I have one' }).check()
  await fillIn(mary, 'nobody_at_all')
  await mary.page.getByRole('button', { name: 'Sign in with the password' }).click()
  await mary.page.getByRole('dialog', { name: 'Notice' }).waitFor()
  expect(await mary.page.getByLabel('User name').inputValue()).toBe('nobody_at_all')
  expect(mary.faults).toEqual([expect.stringMatching(/^told: Invalid/)])
  await mary.context.close()
})
