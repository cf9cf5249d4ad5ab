import { expect, test } from 'vitest'
import { Fineness, isProgram } from './fineness.ts'

const told = (fineness: Fineness, ms: number, times: number): number =>
  Array.from({ length: times }, () => fineness.note(ms)).filter(Boolean).length

test('a quick device draws every dot for ever', () => {
  const fineness = new Fineness()
  expect(told(fineness, 17, 1000)).toBe(0)
  expect(fineness.share).toBe(1)
})

test('a hiccup now and then changes nothing', () => {
  const fineness = new Fineness()
  for (let i = 0; i < 100; i++) {
    told(fineness, 60, 3)
    told(fineness, 17, 4)
    told(fineness, 900, 1)
    told(fineness, 17, 5)
  }
  expect(fineness.share).toBe(1)
})

test('a slow device draws fewer dots, step by step, and never fewer than a third from side to side', () => {
  const fineness = new Fineness()
  expect(told(fineness, 60, 8)).toBe(1)
  expect(fineness.share).toBe(0.75)
  expect(told(fineness, 60, 100)).toBe(2)
  expect(fineness.share).toBe(0.35)
})

test('a very slow one is not tried for long', () => {
  const fineness = new Fineness()
  expect(told(fineness, 400, 2)).toBe(1)
  expect(told(fineness, 400, 4)).toBe(2)
})

test('where nothing draws fast, plain pictures have half the dots from the first on; finer they never become', () => {
  const fineness = new Fineness()
  fineness.coarsen()
  expect(fineness.share).toBe(0.5)
  told(fineness, 60, 8)
  fineness.coarsen()
  expect(fineness.share).toBe(0.35)
})

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 17.0.6, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', true],
  ['Apple Software Renderer', true],
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0)', false],
  ['Mali-G78', false],
  ['Apple GPU', false],
])('%s is known to be a program or a card', (renderer, isOne) => {
  expect(isProgram(renderer)).toBe(isOne)
})
