/** What WooCommerce sets for a new theme belongs to the version, and goes with it. */
import { beforeAll, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { writeTheme } from './theme-support'

const publications = '/customize-your-store/v1/publications'

/** Its catalog has five columns and two rows, and its colors are those of WooCommerce's mails. */
const theme = {
  'style.css': '/*\nTheme Name: Five columns\n*/',
  'functions.php':
    "<?php add_action( 'after_setup_theme', static fn() => add_theme_support( 'woocommerce', array( 'product_grid' => array( 'default_rows' => 2, 'default_columns' => 5 ) ) ) );",
  'theme.json': JSON.stringify({
    version: 3,
    styles: {
      color: { background: '#101010', text: '#fafafa' },
      elements: {
        button: { color: { background: '#aa0000' } },
        caption: { color: { text: '#bbbbbb' } },
      },
    },
  }),
  'templates/index.html': '<!-- wp:site-title /-->',
}

const names = [
  'woocommerce_catalog_columns',
  'woocommerce_catalog_rows',
  'woocommerce_email_base_color',
  'woocommerce_email_background_color',
  'woocommerce_email_footer_text_color',
]

let owner: Client
const option = async (name: string) => (await owner.get(`/stored/v1/option?name=${name}`)).body as string
const setOption = (name: string, value: string) => owner.post('/stored/v1/option', { name, value })
const now = () => Promise.all(names.map(option))
const published = async (body: object) => {
  const { status, body: answer } = await owner.post(publications, body)
  expect([status, answer]).toMatchObject([200, { notes: [] }])
  return answer as { readonly version: number; readonly before: number }
}

beforeAll(async () => {
  await restore()
  owner = await admin()
  await withPlugin('stored')
})

it('columns and rows of the catalog and the colors of mails follow a theme, and its versions', async () => {
  await writeTheme('five-columns', theme)
  await setOption('woocommerce_email_auto_sync_with_theme', 'yes')
  await setOption('woocommerce_catalog_columns', '3')
  const mine = await now()
  const first = await published({
    id: 'a-theme-of-columns',
    overwrite: ['theme'],
    writes: { theme: 'five-columns' },
  })
  const theirs = ['5', '2', '#aa0000', '#101010', '#bbbbbb']
  expect(await now()).toEqual(theirs)
  await published({ id: 'the-version-before', version: first.before })
  expect(await now()).toEqual(mine)
  await published({ id: 'the-theme-again', version: first.version })
  expect(await now()).toEqual(theirs)
}, 180_000)
