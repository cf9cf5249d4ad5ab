import { MemoryStore } from '../test-kit.ts'
import { storeContract } from './contract.ts'

storeContract('the store that tests use', async () => {
  const store = new MemoryStore()
  return { store, reopen: async () => store, destroy: async () => undefined }
})
