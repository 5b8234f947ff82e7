/**
 * Requests as nobody's client sends them, by the administrator, whom no permission stops: none of them breaks PHP, and PHP
 * complains of none in its log.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../build/docs/access/table'
import { agreed, argumentsIn, bodies, bytes, insides, values } from './malformed'
import { admin, restore, type Client } from './support'
import { theStore } from './the-store'

const space = '/customize-your-store/v1'

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
      .flatMap(([route, told]) => told.endpoints.map((endpoint) => ({ route, ...endpoint })))
  })
  afterAll(restore)

  /** Whoever breaks, with what was sent, its answer and what PHP said. */
  const broken = async (address: string, init: RequestInit = {}, note = ''): Promise<readonly string[]> => {
    const from = complaints().length
    const answer = await owner.told(address, { redirect: 'manual', ...init })
    const text = await answer.text()
    const said = complaints().slice(from)
    const isAgreed = agreed.some((code) => text.includes(`"code":"${code}"`))
    return (answer.status >= 500 && !isAgreed) || said !== ''
      ? [`${init.method ?? 'GET'} ${address.slice(0, 200)} ${note}: ${answer.status} ${said.slice(0, 400)}`]
      : []
  }

  it('[R-01] addresses: lists for texts, NULs, invalid UTF-8, paths that are none', async () => {
    const found: string[] = []
    for (const { route, methods, args } of endpoints.filter((one) => one.methods.includes('GET')))
      for (const query of ['_locale[]=x', 'context[]=x', '_fields[]=x', ...Object.keys(args).flatMap(argumentsIn)])
        found.push(...(await broken(`/wp-json${route}?${query}`, { method: methods[0] ?? '' })))
    expect(found).toEqual([])
  })

  it('[R-01] bodies that are no object', async () => {
    const found: string[] = []
    for (const { route, methods } of endpoints.filter((one) => !one.methods.includes('GET')))
      for (const [note, body] of bodies)
        found.push(...(await broken(`/wp-json${route}`, sent(methods[0] ?? '', body), note)))
    expect(found).toEqual([])
  })

  it('[R-01] arguments of another kind', async () => {
    const found: string[] = []
    for (const { route, methods, args } of endpoints.filter((one) => !one.methods.includes('GET')))
      for (const name of Object.keys(args))
        for (const value of [...values, JSON.stringify(Object.fromEntries(insides.map((key) => [key, [['x']]])))])
          found.push(
            ...(await broken(
              `/wp-json${route}`,
              sent(methods[0] ?? '', bytes(`{"${name}":${value}}`)),
              `${name}: ${value}`,
            )),
          )
    expect(found).toEqual([])
  })

  it('[R-01] JSON that is a number or a text is refused with a sentence', async () => {
    for (const body of ['5', '"text"', 'true']) {
      const answer = await owner.told(`/wp-json${space}/ai/images`, sent('POST', bytes(body)))
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'rest_invalid_json' }])
    }
  })

  it('[R-01] addresses of the admin area', async () => {
    const found: string[] = []
    for (const { route } of pages)
      for (const query of [
        'path[]=x',
        'ref[]=x',
        'path=%00',
        'path=%FF',
        `path=${'x'.repeat(6000)}`,
        'customize-your-store-assets[]=1',
      ])
        found.push(...(await broken(`/wp-admin/${route}&${query}`)))
    for (const address of ['/?cys-hide-admin-bar[]=1', '/?rest_route[]=x', '/?action[]=x'])
      found.push(...(await broken(address)))
    expect(found).toEqual([])
  })

  it('[R-01] headers of ours that hold something else', async () => {
    const found: string[] = []
    for (const { route } of pages.slice(1))
      for (const headers of [
        { 'x-wp-nonce': '' },
        { 'x-wp-nonce': '\'"<x>' },
        { 'sec-fetch-site': 'x'.repeat(5000) },
        { 'if-none-match': '"' },
      ])
        found.push(...(await broken(`/wp-admin/${route}`, { headers: headers as Record<string, string> })))
    expect(found).toEqual([])
  })
})

// Helpers

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
