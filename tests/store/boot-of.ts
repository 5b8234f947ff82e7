/** What a page of the flow tells the client before its script. */
import type { Boot } from '../../src/app/boot'
import { admin, type Client } from './support'

export const bootOf = async (address: string, as?: Client): Promise<Boot> =>
  bootIn(await (await (as ?? (await admin())).page(address)).text()) as Boot

/** What the page prints as `window.customizeYourStore`. */
export const bootIn = (html: string): unknown => {
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(html) ?? []
  return JSON.parse(json)
}

/** An address without its origin. */
export const local = (address: string): string => address.slice(new URL(address).origin.length)
