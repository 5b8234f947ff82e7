import { expect, test } from 'vitest'
import { reachOf } from '../../src/projections/reach'

test.each([
  ['http://localhost:8881/', 'computer'],
  ['http://127.0.0.1:9400/scope:1/', 'computer'],
  ['http://[::1]:8080/', 'computer'],
  ['http://shop.localhost/', 'computer'],
  ['https://my-shop.local/', 'computer'],
  ['https://my-shop.test/shop/', 'computer'],
  ['not an address', 'computer'],
  ['http://192.168.1.20/', 'network'],
  ['http://10.0.0.5:8000/', 'network'],
  ['http://172.16.0.1/', 'network'],
  ['http://172.31.255.1/', 'network'],
  ['http://[fd12:3456::1]/', 'network'],
  ['http://shop.lan/', 'network'],
  ['http://nas/', 'network'],
  ['http://172.32.0.1/', 'anywhere'],
  ['http://11.0.0.1/', 'anywhere'],
  ['https://shop.example.com/', 'anywhere'],
  ['https://local.shop/', 'anywhere'],
  ['https://testlocalhost.com/', 'anywhere'],
  ['https://[2001:db8::1]/', 'anywhere'],
] as const)('%s can be opened: %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach)
})
