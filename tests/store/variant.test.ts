import { beforeEach, describe, expect, it } from 'vitest'
import { readOptions } from '../../store/options'
import { becomes } from '../browser/variant-support'
import { bootOf } from './boot-of'
import { admin, memberWithRole, restore } from './support'

const flow = '/wp-admin/admin.php?page=customize-your-store'

describe('the variants of the flow', () => {
  beforeEach(restore)

  it('are none unless somebody asks for them', { tags: ['R-05'] }, async () => {
    expect(await bootOf(flow)).toMatchObject({
      variant: { entrepreneur: false, managedHosting: false },
      ai: { enabled: false, connectionOffline: false },
    })
  })

  it('managed hosting has AI, unless it is switched off', { tags: ['R-05'] }, async () => {
    await becomes({ managedHosting: true })
    expect(await bootOf(flow)).toMatchObject({ variant: { managedHosting: true }, ai: { enabled: true } })
    await restore()
    await becomes({ ai: true, connectionOffline: true })
    expect(await bootOf(flow)).toMatchObject({
      variant: { managedHosting: false },
      ai: { enabled: true, connectionOffline: true },
    })
  })

  it('the sign-up variant is kept in the way home and in the flow’s own address', { tags: ['R-05'] }, async () => {
    expect(await bootOf(`${flow}&ref=entrepreneur-signup`)).toMatchObject({
      variant: { entrepreneur: true },
      addresses: {
        adminHome: expect.stringMatching(/\/wp-admin\/\?ref=entrepreneur-signup$/) as unknown,
        page: expect.stringMatching(/page=customize-your-store&ref=entrepreneur-signup$/) as unknown,
      },
    })
  })

  it('are the administrator’s business, and only the known ones', async () => {
    const shopper = await memberWithRole('subscriber', await admin())
    const body = { embedded_store_variant: { ai: true } }
    expect((await shopper.post('/wp/v2/settings', body)).status).toBe(403)
    const unknown = { embedded_store_variant: { golden: true } }
    expect((await (await admin()).post('/wp/v2/settings', unknown)).status).toBe(400)
  })
})

describe('npm start shows a variant', () => {
  it('by its flags', { tags: ['R-05'] }, () => {
    const flags = ['--managed-hosting', '--ai', '--connection-offline', '--entrepreneur']
    expect(readOptions(flags)).toMatchObject({
      options: { entrepreneur: true, variant: { managedHosting: true, ai: true, connectionOffline: true } },
    })
    expect(readOptions([])).toMatchObject({ options: { entrepreneur: false, variant: {} } })
  })
})
