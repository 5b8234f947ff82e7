import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { aiPairings } from '../../src/catalogue/fonts/ai-pairings'
import { aiDefaults } from '../../src/catalogue/defaults'
import { pairingTitled } from '../../src/catalogue/fonts/font-pairings'
import { looks } from '../../src/catalogue/wizard/looks'
import { tones } from '../../src/catalogue/wizard/tones'
import { fontsReply, footerReply, headerReply, templateReply } from '../../src/suggestions/choice-replies'
import { colorsReply } from '../../src/suggestions/colors-reply'
import { lookAndToneReply } from '../../src/suggestions/look-and-tone-reply'

const palette = { name: 'Slate', primary: '#FFF', secondary: '#ffdf6d', foreground: '#EFF2F9', background: '#13161E' }
const readColors = colorsReply(['Slate'])
const custom = (message: string, ...path: string[]) => ({ code: 'custom', message, path })
const invalid = (...issues: unknown[]) => E.left({ kind: 'valid_json_invalid_values', issues })

describe('given a reply that names one thing of a list', () => {
  const rows = [
    ['fonts', fontsReply, 'pair_name', aiPairings[8]!, 'Font choice not part of allowed list'],
    ['header', headerReply, 'slug', 'woocommerce-blocks/header-minimal', 'Header not part of allowed list'],
    ['footer', footerReply, 'slug', 'woocommerce-blocks/footer-large', 'Footer not part of allowed list'],
    ['template', templateReply, 'homepage_template', 'template3', 'Template not part of allowed list'],
  ] as const

  it.each(rows)('the %s is taken if it is on the list', { tags: ['A-09'] }, (_, read, key, name) =>
    expect(read(`{"${key}": "${name}", "label": "Any"}`)).toEqual(E.right({ [key]: name })),
  )

  it.each(rows)(
    'the %s is refused in the words of the rule if it is not',
    { tags: ['A-09'] },
    (_, read, key, name, message) => {
      for (const other of ['', 'constructor', ` ${name}`, `${name}<script>alert(1)</script>`])
        expect(read(JSON.stringify({ [key]: other }))).toEqual(invalid(custom(message, key)))
      for (const [wrong, kind] of [
        [1, 'number'],
        [[name], 'array'],
      ] as const)
        expect(read(JSON.stringify({ [key]: wrong }))).toEqual(
          invalid({ code: 'invalid_type', message: `Expected string, received ${kind}`, path: [key] }),
        )
    },
  )

  const readers: readonly ((completion: string) => E.Either<unknown, unknown>)[] = [
    ...rows.map((row) => row[1]),
    lookAndToneReply,
    readColors,
  ]

  it('any text whatever is read without a throw', { tags: ['A-08'] }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (completion) => {
        for (const read of readers) expect(E.isLeft(read(completion))).toBe(true)
      }),
    )
  })

  it('every pairing on the list can be drawn, and the default is among them', { tags: ['A-09'] }, () => {
    expect(aiPairings.filter((title) => pairingTitled(title) === undefined)).toEqual([])
    expect(aiPairings).toHaveLength(9)
    expect(aiPairings).toContain(aiDefaults.fonts)
  })
})

describe('given a guess of look and tone', () => {
  it('then each pair of the two lists is taken', { tags: ['A-09'] }, () => {
    for (const look of looks)
      for (const tone of tones)
        expect(lookAndToneReply(JSON.stringify({ look, tone }))).toEqual(E.right({ look, tone }))
  })

  it('then what is on neither list is refused, both at once', { tags: ['A-09'] }, () =>
    expect(lookAndToneReply('{"look": "bold", "tone": "Rude"}')).toEqual(
      invalid(custom('Look not part of allowed list', 'look'), custom('Tone not part of allowed list', 'tone')),
    ),
  )
})

describe('given a palette with its colors', () => {
  const say = (change: object) => readColors(JSON.stringify({ ...palette, ...change }))
  const roles = ['primary', 'secondary', 'foreground', 'background'] as const

  it('then hex colors with 3 or 6 digits are taken', { tags: ['A-09'] }, () =>
    expect(say({})).toEqual(E.right(palette)),
  )

  it.each(roles)('then another %s color is refused by name', { tags: ['A-09'] }, (role) => {
    for (const color of ['', 'red', '#12', '#1234', '#12345678', '#ggg', '123456', '#fff\n', '#fff;}</style>', ' #fff'])
      expect(say({ [role]: color })).toEqual(
        invalid({ code: 'invalid_string', validation: 'regex', message: `Invalid ${role} color`, path: [role] }),
      )
  })

  it('then a name that was not offered is refused', { tags: ['A-09'] }, () =>
    expect(say({ name: 'Canary' })).toEqual(invalid(custom('Color palette not part of allowed list', 'name'))),
  )
})
