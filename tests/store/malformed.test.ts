// @module-tag all
/**
 * Requests as nobody's client sends them, by the administrator, whom no permission stops: none of them breaks PHP, and PHP
 * complains of none in its log.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { from as observableFrom, lastValueFrom, mergeMap, reduce } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../build/docs/access/pages'
import { routes } from '../../build/docs/access/table'
import { agreed, argumentsIn, bodies, bytes, insides, values } from './malformed'
import { admin, restore, type Client } from './support'
import { theStore } from './the-store'

const space = '/customize-your-store/v1'

/** An address, what is sent there, and a word for it. */
type Sent = readonly [address: string, init?: RequestInit, note?: string]

type Endpoint = { readonly methods: readonly string[]; readonly args: Readonly<Record<string, unknown>> }

describe('malformed requests', () => {
  let owner: Client
  let endpoints: readonly (Endpoint & { readonly route: string })[]
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post(`${space}/options`, { woocommerce_blocks_allow_ai_connection: 'yes' })
    const { body } = await owner.get(space)
    endpoints = Object.entries((body as { routes: Record<string, { endpoints: Endpoint[] }> }).routes)
      .filter(([route]) => route !== space)
      .flatMap(([route, told]) => told.endpoints.map((endpoint) => ({ route: addressOf(route), ...endpoint })))
  })
  afterAll(restore)

  /** Whoever breaks, with its answer. */
  const broken = async ([address, init = {}, note = '']: Sent): Promise<readonly string[]> => {
    const answer = await owner.told(address, { redirect: 'manual', ...init })
    const text = await answer.text()
    const isAgreed = agreed.some((code) => text.includes(`"code":"${code}"`))
    return answer.status >= 500 && !isAgreed
      ? [`${init.method ?? 'GET'} ${address.slice(0, 200)} ${note}: ${answer.status}`]
      : []
  }

  /** What breaks of all these, and what PHP says meanwhile. The next are on their way while it answers one. */
  const brokenOf = async (all: readonly Sent[]): Promise<readonly string[]> => {
    const from = complaints().length
    const found = await lastValueFrom(
      observableFrom(all).pipe(
        mergeMap((one) => broken(one), 4),
        reduce((some: readonly string[], more) => [...some, ...more], []),
      ),
    )
    const said = complaints().slice(from)
    return said === '' ? found : [...found, said.slice(0, 2000)]
  }

  it('addresses: lists for texts, NULs, invalid UTF-8, paths that are none', { tags: ['R-01'] }, async () => {
    const all = endpoints
      .filter((one) => one.methods.includes('GET'))
      .flatMap(({ route, methods, args }) =>
        ['_locale[]=x', 'context[]=x', '_fields[]=x', ...Object.keys(args).flatMap(argumentsIn)].map((query): Sent => [
          `/wp-json${route}?${query}`,
          { method: methods[0] ?? '' },
        ]),
      )
    expect(await brokenOf(all)).toEqual([])
  })

  it('bodies that are no object', { tags: ['R-01'] }, async () => {
    const all = endpoints
      .filter((one) => !one.methods.includes('GET'))
      .flatMap(({ route, methods }) =>
        bodies.map(([note, body]): Sent => [`/wp-json${route}`, sent(methods[0] ?? '', body), note]),
      )
    expect(await brokenOf(all)).toEqual([])
  })

  it('arguments of another kind', { tags: ['R-01'] }, async () => {
    const inside = JSON.stringify(Object.fromEntries(insides.map((key) => [key, [['x']]])))
    const all = endpoints
      .filter((one) => !one.methods.includes('GET'))
      .flatMap(({ route, methods, args }) =>
        Object.keys(args).flatMap((name) =>
          [...values, inside].map((value): Sent => [
            `/wp-json${route}`,
            sent(methods[0] ?? '', bytes(`{"${name}":${value}}`)),
            `${name}: ${value}`,
          ]),
        ),
      )
    expect(await brokenOf(all)).toEqual([])
  })

  it('JSON that is a number or a text is refused with a sentence', { tags: ['R-01'] }, async () => {
    for (const body of ['5', '"text"', 'true']) {
      const answer = await owner.told(`/wp-json${space}/ai/images`, sent('POST', bytes(body)))
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'rest_invalid_json' }])
    }
  })

  it('addresses of the admin area', { tags: ['R-01'] }, async () => {
    const queries = [
      'path[]=x',
      'ref[]=x',
      'path=%00',
      'path=%FF',
      `path=${'x'.repeat(6000)}`,
      'customize-your-store-assets[]=1',
    ]
    const all = pages.flatMap(({ route }) => queries.map((query): Sent => [`/wp-admin/${route}&${query}`]))
    const outside = ['/?cys-hide-admin-bar[]=1', '/?rest_route[]=x', '/?action[]=x'].map((address): Sent => [address])
    expect(await brokenOf([...all, ...outside])).toEqual([])
  })

  it('headers of ours that hold something else', { tags: ['R-01'] }, async () => {
    const strange: readonly Record<string, string>[] = [
      { 'x-wp-nonce': '' },
      { 'x-wp-nonce': '\'"<x>' },
      { 'sec-fetch-site': 'x'.repeat(5000) },
      { 'if-none-match': '"' },
    ]
    const all = pages
      .slice(1)
      .flatMap(({ route }) => strange.map((headers): Sent => [`/wp-admin/${route}`, { headers }]))
    expect(await brokenOf(all)).toEqual([])
  })
})

// Helpers

/** An address in place of a pattern of many. */
const addressOf = (route: string): string =>
  routes.find(({ pattern }) => pattern !== undefined && space + pattern === route)?.route ?? route

const sent = (method: string, body: Buffer): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: new Uint8Array(body),
})

/** What PHP has complained of so far. */
const complaints = (): string => {
  const log = join(theStore().folder, 'wp-content', 'debug.log')
  return existsSync(log) ? readFileSync(log, 'utf8') : ''
}
