import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'

const isComplete = async (owner: Client): Promise<unknown> => {
  const [setup] = (await owner.get('/wc-admin/onboarding/tasks?ids=setup')).body as {
    tasks: Record<string, unknown>[]
  }[]
  return setup?.tasks.find(({ id }) => id === 'customize-store')?.['isComplete']
}

/** The user's styles for the active theme; asking for them makes WordPress create an empty set. */
const userStyles = async (owner: Client): Promise<string> => {
  const [theme] = (await owner.get('/wp/v2/themes?context=edit&status=active')).body as {
    _links: Record<string, { href: string }[]>
  }[]
  return theme?._links['wp:user-global-styles']?.[0]?.href.split('/wp-json')[1] ?? ''
}

describe('the task "Customize your store" is done', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it('not by looking at the store’s styles, but by saving some', async () => {
    const path = await userStyles(owner)
    await owner.get(`${path}?context=edit`)
    expect(await isComplete(owner)).toBe(false)
    expect(await owner.put(path, { styles: { color: { background: '#ffffff' } }, settings: {} })).toMatchObject({
      status: 200,
    })
    expect(await isComplete(owner)).toBe(true)
  })

  it('by saving a template', async () => {
    const content = '<!-- wp:paragraph --><p>Home</p><!-- /wp:paragraph -->'
    expect(await owner.put('/wp/v2/templates/twentytwentyfour//home', { content })).toMatchObject({ status: 200 })
    expect(await isComplete(owner)).toBe(true)
  })

  it('by saving a template part', async () => {
    await owner.put('/wp/v2/template-parts/twentytwentyfour//header', { content: '<!-- wp:site-title /-->' })
    expect(await isComplete(owner)).toBe(true)
  })

  it('by its option', async () => {
    await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
    expect(await isComplete(owner)).toBe(true)
  })
})
