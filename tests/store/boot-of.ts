/** What a page of the flow tells the client before its script. */
import type { Boot } from '../../src/app/boot'
import { admin, type Client } from './support'

export const bootOf = async (address: string, as?: Client): Promise<Boot> => {
  const html = await (await (as ?? (await admin())).page(address)).text()
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(html) ?? []
  return JSON.parse(json) as Boot
}
