/** The text of `docs/security.md`. */
import { people } from './people'
import { outgoing } from './outgoing'
import { pages } from './pages'
import { routes, statusFor, type Access } from './table'

const row = (access: Access): string =>
  `| ${access.method} | \`${access.route}\` | ${access.takes.replaceAll(/\b[a-z]+_[a-z_]+\b/g, '`$&`')} | ${people
    .map((name) => statusFor(name, access))
    .join(' | ')} |`

const table = (accesses: readonly Access[]): string =>
  [
    `| Method | Asked | Takes | ${people.join(' | ')} |`,
    `|---|---|---|${people.map(() => '---').join('|')}|`,
    ...accesses.map(row),
  ].join('\n')

const leaving = (): string =>
  [
    '| Where | Asked by | Host | Why | Fields | Texts of the merchant |',
    '|---|---|---|---|---|---|',
    ...outgoing.flatMap(({ what, asked }) =>
      asked.length === 0
        ? [`| ${what} | | none | | | |`]
        : asked.map(
            ({ by, host, why, fields, words }) =>
              `| ${what} | ${by} | ${host} | ${why} | ${fields.map((name) => `\`${name}\``).join(' ')} | ${words ? 'yes' : 'no'} |`,
          ),
    ),
  ].join('\n')

export const accessPage = (): string => `# Who may ask the plugin what

Written by \`npm run docs\` from the plugin's [table of routes](../plugin/src/routes/route-table.php) and from \`build/docs/access/table.ts\`. \`tests/store/access.test.ts\` asks a real WordPress each of
these as each of these people, and fails when an answer is another one, or when WordPress knows a route of the plugin that is not here:
then the table is what has to be looked at first.

## REST, below \`/wp-json/customize-your-store/v1\`

Every request takes WordPress's REST nonce; without it a person who is logged in is nobody.

${table(routes)}

- The capabilities of the first column are those of a site with a shop. Without one, \`manage_options\` stands for \`manage_woocommerce\`.
- \`/ai/palette\` and \`/ai/section\` are answered with 503 where no model is connected, as in the test. Together they may be asked 20 times in ten minutes.
- All routes that pass a description on are closed, with 403 and the code \`ai_connection_not_allowed\`, until the store has recorded the merchant’s consent to AI. The built-in words come from the plugin and need no consent.
- \`/photographs\` is closed, with 403 and the code \`customize_your_store_photographs_consent\`, until somebody has agreed that the words of a search go to Openverse, as in the test. Then the server sends it these words and nothing about the store, keeps each answer for 24 hours, and fetches the photograph that was chosen: no more than 15 MB, never from an address inside its own network, and a JPEG, PNG or WebP by what it is. The browser loads previews from Openverse without a referrer.
- \`/reads\` asks other routes for the same person; what that person may not read is left out.

## The admin area, below \`/wp-admin\`

${table(pages)}

The second and the third hold nonces, and WordPress's own code for its editor and its media library. They are told only to a
request that carries the nonce in the header \`X-WP-Nonce\`, which no \`<script>\`, frame, form or link of another site can send; and never
where the browser says that it comes from another origin (\`Sec-Fetch-Site\`). Both are JSON, \`nosniff\`, and for the same origin only
(\`Cross-Origin-Resource-Policy\`). The browser may keep the second, and shows it nobody without asking the store; the third is kept nowhere.

## Links to a draft

\`/?cys-preview-token=…\` shows the front page in a design that is not published to whoever has the link, without an account. The token is 64
bits of a name and 160 random bits; the store keeps an HMAC of it alone, with the site's salt and address in it. A link works for 48 hours, or
until somebody turns it off, its maker publishes, or its maker may design no longer. There are five at once.

The request is reduced to its token before other plugins look at it: no cookie, login or further argument counts, nothing but GET and HEAD,
no page but the front page. Its statements to the database may read and not write. The answer is \`no-store\`, \`no-referrer\` and \`noindex\`,
carries no cookie, and its policy (\`sandbox\`, \`form-action 'none'\`, \`connect-src 'none'\`) lets the browser send nothing. A token that opens
nothing is answered with 404 and one that has ended with 410, in the same words. \`tests/store/preview-links.test.ts\` tries all of this.

The token is in the address, so the logs of the server have it, as those of any page. A recording has it nowhere.

## What leaves the store

During a whole design, from the first screen to Save. Visitors are never sent anywhere. \`tests/store/outgoing.test.ts\` reads this table, writes down
what the client and the server send to other hosts in each of these, and fails at any difference in hosts or fields. Without the merchant's consent no AI and no status page is asked. Tracking gets names, codes and lengths of the steps, no answer of a model, and no text of the merchant but that of the survey, when Send is pressed. What a quick start asks for (address, opening hours, phone and the like) goes to no other host. On WooCommerce 9.4 to 9.8 a server that Jetpack connects also
asks public-api.wordpress.com for the texts, once the merchant has agreed.

${leaving()}

## In a network of sites

\`tests/store/access-in-a-network.test.ts\` asks the same of the second site of a real network (in sub-directories, by everybody above
with a role on that site). No answer differs. Besides:

- Whoever belongs to another site only, as its administrator for example, is answered like a subscriber.
- A super admin is answered like an administrator, on every site. The network’s own admin area has no page of the plugin.
- The consent to AI is each site’s own, and nothing that is asked of one site is written into another.
- An administrator of a site may neither install themes nor write any HTML they like (\`install_themes\`, \`unfiltered_html\`): the page tells
  the client so, which designs with what is there.
- Sites in sub-directories are one origin to a browser, and share their logins and nonces. What keeps their administrators apart in a
  browser is that WordPress lets none of them write scripts.

## What holds for all

- No GET changes the store. (The site editor makes WordPress write an empty record of the styles when it is opened for the first
  time; its description does, too. What blocks read would: so they ask \`/reads\` with POST.)
- Malformed requests are answered with a sentence of WordPress's, and leave nothing in PHP's log (\`tests/store/malformed.test.ts\`).
- What is recorded, and what an export leaves out: \`docs/flow-log.md\`.
- A recording is data, whoever made it. It is drawn with the store's own editor settings, in a frame whose policy runs no script, handler or
  address from then on, and beside a cache of its own; to look at it sends no draft and changes nothing that the page below draws. A fork is
  drawn in such a frame, too (\`tests/screen/viewer-hostile.test.ts\`). What blocks of other plugins do with their attributes is theirs.
`
