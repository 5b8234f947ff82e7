import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { People } from '.'
import { admin, restore, type Client } from '../store/support'
import { since, type Model } from './model'

const path = '/wc-admin/onboarding/tasks'
type Task = { readonly id: string; readonly isComplete: boolean; readonly title: string }
type List = { readonly id: string; readonly tasks: readonly Task[] }

const taskIn = async (owner: Client, id: string): Promise<Task | undefined> =>
  ((await owner.get(`${path}?ids=setup`)).body as readonly List[])[0]?.tasks.find((task) => task.id === id)

/** WooCommerce 10 has dropped its task: the plugin puts its own there, which Save completes and nothing else. */
const taskIsOurs = (model: Model): boolean => since(model, '10.0') && !since(model, '11.0')

/** The fields of every task, with those that only newer versions send. */
const shapeOf = (model: Model) => ({
  parentId: 'setup',
  badge: '',
  canView: true,
  content: '',
  additionalInfo: '',
  actionLabel: expect.any(String) as unknown,
  actionUrl: expect.stringMatching(/path=%2Fcustomize-store$/) as unknown,
  isComplete: false,
  time: '',
  level: 3,
  isActioned: false,
  isDismissed: false,
  isDismissable: false,
  isSnoozed: false,
  isSnoozeable: false,
  isVisited: false,
  isDisabled: false,
  snoozedUntil: null,
  additionalData: null,
  eventPrefix: 'tasklist_',
  recordViewEvent: false,
  ...(since(model, '10.0') && { isInProgress: false, inProgressLabel: expect.any(String) as unknown }),
})

export const tasksContract = (model: Model, people: () => People): void => {
  describe('tasks', () => {
    it('one list with the flow’s task and the products’, each with all its fields', async () => {
      const { status, body } = await people().owner.get(`${path}?ids=setup`)
      expect(status).toBe(200)
      expect(body).toEqual([
        expect.objectContaining({
          id: 'setup',
          isHidden: false,
          isVisible: true,
          isComplete: false,
          eventPrefix: 'tasklist_',
          displayProgressHeader: true,
          keepCompletedTaskList: 'no',
        }),
      ])
      const task = await taskIn(people().owner, 'customize-store')
      expect(task).toMatchObject(shapeOf(model))
      expect(task?.title.trim()).toBe('Customize your store')
      expect(await taskIn(people().owner, 'products')).toMatchObject({
        isComplete: false,
        actionUrl: null,
        additionalData: { hasProducts: false },
      })
    })

    it('lists by their names, all without one, and none by a name that is none', async () => {
      const { owner } = people()
      const ids = async (query: string) => ((await owner.get(path + query)).body as readonly List[]).map(({ id }) => id)
      expect(await ids('?ids=extended')).toEqual(['extended'])
      expect(await ids('?ids=setup,extended')).toEqual(['setup', 'extended'])
      expect(await ids('')).toEqual(expect.arrayContaining(['setup', 'extended']))
      expect(await owner.get(`${path}?ids=no-such-list`)).toMatchObject({
        status: 400,
        body: { code: 'rest_invalid_param', data: { status: 400, params: { ids: expect.any(String) as unknown } } },
      })
    })
  })

  describe('the flow’s task is done', () => {
    const byEditing = !taskIsOurs(model)
    let owner: Client
    beforeAll(async () => {
      owner = await admin()
    })
    const forget = () => owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'no' })
    const isDone = async () => (await taskIn(owner, 'customize-store'))?.isComplete
    beforeEach(async () => {
      await forget()
    })

    it('not by looking at the styles, but by saving some where the task is WooCommerce’s', async () => {
      const styles = await stylesOf(owner)
      await owner.get(`${styles}?context=edit`)
      expect(await isDone()).toBe(false)
      await owner.put(styles, { styles: { color: { background: '#ffffff' } }, settings: {} })
      expect(await isDone()).toBe(byEditing)
    })

    it('by saving a template or a part, likewise, and by its option', async () => {
      const content = '<!-- wp:paragraph --><p>Home</p><!-- /wp:paragraph -->'
      expect((await owner.put('/wp/v2/templates/twentytwentyfour//home', { content })).status).toBe(200)
      expect(await isDone()).toBe(byEditing)
      await forget()
      expect((await owner.put('/wp/v2/template-parts/twentytwentyfour//header', { content })).status).toBe(200)
      expect(await isDone()).toBe(byEditing)
      await forget()
      expect(await isDone()).toBe(false)
      await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
      expect(await isDone()).toBe(true)
      await restore()
    })
  })
}

/** The address of the user's styles for the active theme; asking for them makes WordPress create an empty set. */
const stylesOf = async (owner: Client): Promise<string> => {
  const [theme] = (await owner.get('/wp/v2/themes?context=edit&status=active')).body as readonly {
    _links: Record<string, readonly { href: string }[]>
  }[]
  return theme?._links['wp:user-global-styles']?.[0]?.href.split('/wp-json')[1] ?? ''
}
