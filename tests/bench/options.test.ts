import { describe, expect, it } from 'vitest'
import { readOptions } from '../../bench/options'
import { readShopperOptions } from '../../bench/shopper/options'

const rows = ['palette', 'save']
const read = (...args: readonly string[]) => readOptions(args, rows)

describe('what the bench was asked for', () => {
  it('without flags is five runs of all rows on the best engine, with the newest WooCommerce', () => {
    expect(read()).toEqual({
      server: { kind: 'own', engine: null },
      shop: { kind: 'woocommerce', what: null },
      database: null,
      peer: null,
      hardship: { throttle: 1, network: null },
      products: 0,
      patterns: 0,
      runs: 5,
      only: [],
      out: null,
      traces: null,
    })
  })

  it('is another server, another shop, hardship and fewer rows', () => {
    expect(read('--engine', 'php', '--database', 'sqlite', '--woocommerce', '10.4.3')).toMatchObject({
      server: { kind: 'own', engine: 'php' },
      database: 'sqlite',
      shop: { what: '10.4.3' },
    })
    expect(read('--server', 'http://localhost:8080/', '--user', 'mia').server).toEqual({
      kind: 'given',
      url: 'http://localhost:8080',
      user: 'mia',
      password: 'password',
      cookies: null,
    })
    expect(read('--throttle', '4', '--network', '40,20').hardship).toEqual({
      throttle: 4,
      network: { milliseconds: 40, megabits: 20 },
    })
    expect(read('--only', 'save,palette').only).toEqual(['save', 'palette'])
  })

  it.each([
    [['--only', 'pallete'], /^There is no row 'pallete': palette, save/],
    [['--runs', '0'], /^--runs wants a whole number from 1, and got '0'/],
    [['--throttle', 'much'], /^--throttle wants a whole number/],
    [['--network', '40'], /^--network wants milliseconds and Mbit\/s, such as 40,20, and got '40'/],
    [['--engine', 'fpm'], /^--engine wants php or wasm, and got 'fpm'/],
    [['--peer', 'shopify'], /^--peer wants original/],
    [['--server', 'shop'], /^--server wants an address/],
    [['--server', 'http://shop', '--engine', 'php'], /either --server or --engine/],
    [['--stand-in', '--woocommerce', '9.4.3'], /^A store has one shop/],
    [['--colour'], /^Unknown option '--colour'/],
    [['palette'], /^Unexpected argument 'palette'/],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence)
  })

  it('for shoppers has rounds, and 5,000 products', () => {
    expect(readShopperOptions(['--engine', 'php', '--rounds', '40'])).toMatchObject({ rounds: 40, products: 5000 })
    expect(() => readShopperOptions(['--rounds', 'x'])).toThrow(/^--rounds wants/)
  })
})
