/** Publications: everything is compared, and then all is written or nothing, once for each id. */
import { expect } from 'vitest'
import { readDesign } from '../../../../src/effects/read-design'
import { publishVersion, publish, pinVersion, readVersions } from '../../../../src/effects/publications'
import { fact } from '../../../../src/events'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { published, putBack, requested } from './published'

const id = 'twentytwentyfour//header'
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const headed = (text: string) => [{ kind: 'header' as const, id, content: paragraph(text) }]

const read = ({ done }: Flow) => done(readDesign, fact('DesignReadRequested', { preview: null }))

export const publications: readonly Story[] = [
  {
    title:
      'a design is published over what was seen, once for its id, and the answer has the versions of what is there then',
    tell: async (flow) => {
      const { versions, styles } = await read(flow)
      expect(Object.keys(versions).sort()).toEqual(['footer', 'frontPage', 'header', 'home', 'site', 'styles', 'theme'])
      const asked = requested({
        targets: [...headed('Mine'), { kind: 'styles', ...styles }],
        expects: { theme: versions.theme ?? '', header: versions.header ?? '', styles: versions.styles ?? '' },
      })
      const first = await flow.done(publish, asked, '5f0c7a52-0d7f-4c35-8c1c-6d9f3d8f0a01')
      expect(first.kept).toMatchObject([
        { what: 'header', served: null },
        { what: 'styles', served: null },
      ])
      // The answer got lost: the same id gets the same answer.
      expect(await flow.done(publish, asked, '5f0c7a52-0d7f-4c35-8c1c-6d9f3d8f0a01')).toEqual(first)
      const now = await read(flow)
      expect([now.header?.content, now.taskCompleted]).toEqual([paragraph('Mine'), true])
      expect(now.versions).toMatchObject(first.versions)
      await putBack(flow)
      expect((await read(flow)).versions.header).toBe('none')
    },
  },
  {
    title: 'each publication leaves a version; an earlier one is published again, and what was there stays one',
    tell: async (flow) => {
      const listed = () => flow.done(readVersions, fact('VersionsReadRequested'))
      await published(flow, headed('First'))
      await published(flow, headed('Second'))
      const { versions, live } = await listed()
      const [second, first] = versions
      expect([second?.kind, first?.kind, live]).toEqual(['published', 'published', second?.id])
      const to = { kind: 'version' as const, id: first?.id ?? 0, at: 0, left: [] }
      const made = await flow.done(
        publishVersion,
        fact('RestoreStepRequested', { step: { from: { ...to, id: live ?? 0 }, to } }),
        '5f0c7a52-0d7f-4c35-8c1c-6d9f3d8f0b07',
      )
      expect(made.step.from).toMatchObject({ kind: 'version', id: second?.id })
      expect((await read(flow)).header?.content).toBe(paragraph('First'))
      expect((await listed()).versions[0]?.kind).toBe('again')
      await putBack(flow)
    },
  },
  {
    title: 'a version is kept, and then not any more, as the list tells at once and later; one that is gone is refused',
    tell: async (flow) => {
      await published(flow, headed('Kept'))
      const listed = () => flow.done(readVersions, fact('VersionsReadRequested'))
      const version = (await listed()).versions[0]?.id ?? 0
      for (const pinned of [true, true, false]) {
        const asked = fact('VersionPinRequested', { version, pinned })
        const told = await flow.done(pinVersion, asked)
        expect(told.versions.flatMap(({ id, pinned: isPinned }) => (isPinned ? [id] : []))).toEqual(
          pinned ? [version] : [],
        )
        expect(told).toEqual({ ...(await listed()), type: told.type })
      }
      expect(
        await flow.refused(pinVersion, fact('VersionPinRequested', { version: 999_999, pinned: true })),
      ).toMatchObject({ status: 404, code: 'customize_your_store_no_version' })
      await putBack(flow)
    },
  },
  {
    title: 'what others changed since is in one refusal with its versions, nothing is written, and with these it is',
    tell: async (flow) => {
      const { versions } = await read(flow)
      await flow.somebody.writesPart(id, paragraph('Theirs'))
      const targets = [
        ...headed('Mine'),
        { kind: 'footer' as const, id: 'twentytwentyfour//footer', content: paragraph('Mine too') },
      ]
      const expects = { theme: versions.theme ?? '', header: versions.header ?? '', footer: 'never seen' }
      const fault = await flow.refused(publish, requested({ targets, expects }))
      const found = fault.tag === 'Conflicts' ? fault.found : []
      expect(found.map(({ what }) => what)).toEqual(['header', 'footer'])
      expect(found[0]?.theirs.text).toBe(paragraph('Theirs'))
      const now = await read(flow)
      expect(now.header?.content).toBe(paragraph('Theirs'))
      expect(now.footer?.content).toBe(found[1]?.theirs.text)
      expect(now.versions).toMatchObject({ header: found[0]?.version, footer: found[1]?.version })
      const seen = { theme: versions.theme ?? '', header: found[0]?.version ?? '' }
      const asked = requested({ targets: headed('Mine'), expects: seen })
      await flow.done(publish, asked, '5f0c7a52-0d7f-4c35-8c1c-6d9f3d8f0a02')
      await putBack(flow)
    },
  },
  {
    title: 'that of a set-up completes nothing; a theme that is not there is refused, and nothing is written with it',
    tell: async (flow) => {
      const { taskCompleted, header } = await read(flow)
      await published(flow, headed('Mine'))
      expect(await read(flow)).toMatchObject({ header: { content: paragraph('Mine') }, taskCompleted })
      await putBack(flow)
      const missing = requested({ theme: 'no-such-theme', overwrite: ['theme'], completed: null })
      expect(await flow.refused(publish, missing)).toMatchObject({ status: 400 })
      expect((await read(flow)).header).toEqual(header)
    },
  },
]
