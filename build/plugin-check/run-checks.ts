import type { Administrator } from './administrator'
import { findingsIn, type Finding, type Outcome } from './findings'

/** Every category that Plugin Check has a box for. */
const categories = ['general', 'plugin_repo', 'security', 'performance', 'accessibility']

/** Those that load pages with the plugin, in tables that they make for themselves beside the site's. */
const loading = [
  'enqueued_scripts_size',
  'enqueued_styles_size',
  'enqueued_styles_scope',
  'enqueued_scripts_scope',
  'non_blocking_scripts',
]

/**
 * Checks an active plugin as the page of Plugin Check in the admin area does: all categories, and also the checks that let the plugin run.
 * `tell` hears the name of each check before it is run.
 */
export const runChecks = async (
  { page, ajax }: Administrator,
  plugin: string,
  tell: (check: string) => void,
): Promise<Outcome> => {
  const nonce = /"nonce":"(\w+)"/.exec(settingsIn(await page('/wp-admin/tools.php?page=plugin-check')))?.[1] ?? ''
  const ask = (action: string, checks: readonly string[]): Promise<unknown> =>
    ajax([
      ['action', `plugin_check_${action}`],
      ['nonce', nonce],
      ['plugin', plugin],
      ...categories.map((category) => ['categories[]', category] as const),
      ...checks.map((check) => ['checks[]', check] as const),
      ['types[]', 'error'],
      ['types[]', 'warning'],
    ])
  const { checks: all } = (await ask('get_checks_to_run', [])) as { checks: readonly string[] }
  // WordPress on SQLite can find its database locked by its own request, when it makes a second set of tables.
  const why = await ask('set_up_environment', all).then(
    () => null,
    (error: unknown) => String(error),
  )
  const findings: Finding[] = []
  const ran: string[] = []
  const refused: string[] = []
  try {
    for (const check of why === null ? all : all.filter((one) => !loading.includes(one))) {
      tell(check)
      await ask('run_checks', [check]).then(
        (answer) => {
          findings.push(...findingsIn(check, answer))
          ran.push(check)
        },
        (error: unknown) => refused.push(String(error)),
      )
    }
  } finally {
    if (why === null) await ask('clean_up_environment', [])
  }
  return { checks: ran, findings, left: all.filter((check) => !ran.includes(check)), why: why ?? refused[0] ?? null }
}

const settingsIn = (html: string): string => {
  const [, settings] = /PLUGIN_CHECK = (\{.*\})/.exec(html) ?? []
  if (settings === undefined) throw new Error('The page of Plugin Check did not come up.')
  return settings
}
