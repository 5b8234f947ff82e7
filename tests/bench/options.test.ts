import { describe, expect, it } from 'vitest'
import { readOptions } from '../../bench/options'

const read = (...args: readonly string[]) => readOptions(args, ['palette', 'save'])

describe('the options of the bench', () => {
  it('without flags are five runs of all rows on the best engine, with the newest WooCommerce', () => {
    expect(read()).toEqual({
      server: null,
      engine: null,
      woocommerce: 'newest',
      beside: false,
      throttle: 1,
      products: 0,
      runs: 5,
      only: [],
      out: null,
      traces: null,
    })
  })

  it('choose another server, another shop, a slower processor and fewer rows', () => {
    expect(read('--engine', 'php', '--woocommerce', '10.4.3', '--throttle', '4', '--peer', 'original')).toMatchObject({
      engine: 'php',
      woocommerce: '10.4.3',
      throttle: 4,
      beside: true,
    })
    expect(read('--server', 'http://localhost:8080/', '--user', 'mia').server).toEqual({
      url: 'http://localhost:8080',
      user: 'mia',
      password: 'password',
    })
    expect(read('--only', 'save,palette').only).toEqual(['save', 'palette'])
  })

  it.each([
    [['--only', 'pallete'], /^There is no row 'pallete': palette, save/],
    [['--runs', '0'], /^--runs wants a whole number from 1, and got '0'/],
    [['--throttle', 'much'], /^--throttle wants a whole number/],
    [['--engine', 'fpm'], /^--engine wants php or wasm, and got 'fpm'/],
    [['--peer', 'shopify'], /^--peer wants original/],
    [['--server', 'shop'], /^--server wants an address/],
    [['--server', 'http://shop', '--engine', 'php'], /either --server or --engine/],
    [['--colour'], /^Unknown option '--colour'/],
    [['palette'], /^Unexpected argument 'palette'/],
  ])('refuse %j with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence)
  })

  it('for shoppers have other defaults, which flags replace', () => {
    const shopper = { products: 5000, runs: 20 }
    expect(readOptions([], [], shopper)).toMatchObject(shopper)
    expect(readOptions(['--runs', '40', '--products', '0'], [], shopper)).toMatchObject({ products: 0, runs: 40 })
  })
})
