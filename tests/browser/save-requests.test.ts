// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'
import { atClosing, back, choosePalette, openScreen, save } from './walk-support'

it(
  'what a Save publishes is one request, which says all that the closing screen asks',
  { tags: ['S-05', 'T-02'] },
  async () => {
    await restore()
    await seedStore()
    const { page, requests } = await newVisit()
    await openDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await save(page)
    await atClosing(page)
    // What blocks read as they are shown for the first time is beside this.
    const ours = requests
      .filter(({ url }) => /\/wp-json\/(customize-your-store|wc-admin|wp\/v2\/themes)/.test(url))
      .map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/wp-json', '')}`)
    const written = ours.findIndex((request) => request.includes('/publications'))
    // On a busy machine it is repeated while the store prepares the files.
    expect([...new Set(ours.slice(written))]).toEqual(['POST /customize-your-store/v1/publications'])
  },
)
