import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf, localeOf, readTable, templateOf, untranslated } from '../../build/languages/catalogue'
import { clientJson, serverPhp } from '../../build/languages/for-wordpress'
import { templateOfSources } from '../../build/languages/template'
import { textsOfPhp } from '../../build/languages/texts-of-php'
import { textsOfTypeScript } from '../../build/languages/texts-of-typescript'

const typed = (code: string) => textsOfTypeScript('a.tsx', code)

describe('texts for translators', () => {
  it('are found with their plural, context and hint, however the line is broken', { tags: ['W-04'] }, () => {
    const code = `
      const a = () => {
        // translators: %s: name of a color palette.
        return sprintf(
          __('Palette: %s', 'customize-your-store'), name)
      }





      const b = <p title={_x('Home', 'a page', 'customize-your-store')}>{_n(
        // translators: %d: a number of days.
        '%d day', '%d days', 2, 'customize-your-store')}</p>`
    expect(typed(code)).toEqual([
      { text: 'Palette: %s', plural: '', context: '', hint: '%s: name of a color palette.', file: 'a.tsx' },
      { text: 'Home', plural: '', context: 'a page', hint: '', file: 'a.tsx' },
      { text: '%d day', plural: '%d days', context: '', hint: '%d: a number of days.', file: 'a.tsx' },
    ])
  })

  it('must stand in the code as they are, with the domain', { tags: ['W-04'] }, () => {
    expect(() => typed("__(name, 'customize-your-store')")).toThrow('must stand in the code')
    expect(() => typed("__('Save')")).toThrow('must stand in the code')
    expect(() => typed("__('Save', 'another')")).toThrow('without the domain')
  })

  it('that hold a placeholder say to translators what stands in it', { tags: ['W-04'] }, () => {
    expect(() => typed("__('Palette: %s', 'customize-your-store')")).toThrow('no "translators:" comment')
    expect(() => typed("__('Line %2$d of %1$s', 'customize-your-store')")).toThrow('no "translators:" comment')
    expect(typed("__('100% wool', 'customize-your-store')")).toHaveLength(1)
  })

  it('are found in PHP, escaped or not', { tags: ['W-04'] }, () => {
    const code = `<?php __( 'It\\'s here', 'customize-your-store' ); esc_html_x( "Follow", 'title', 'customize-your-store' ); __( 'theirs', 'other' );`
    expect(textsOfPhp('a.php', code).map(({ text, context }) => [text, context])).toEqual([
      ["It's here", ''],
      ['Follow', 'title'],
    ])
    expect(textsOfPhp('b.php', '<?php\n/**\n * Title: Three figures\n */')).toMatchObject([
      { text: 'Three figures', context: 'Pattern title' },
    ])
  })

  it('are found in PHP with their plural, and the description that lists of plugins show', { tags: ['W-04'] }, () => {
    const code = `<?php
      sprintf(
        /* translators: %d: a number of days. */
        _n( '%d day', '%d days', (int) ceil( $hours / 24 ), 'customize-your-store' ),`
    expect(textsOfPhp('a.php', code)).toEqual([
      { text: '%d day', plural: '%d days', context: '', hint: '%d: a number of days.', file: 'a.php' },
    ])
    expect(textsOfPhp('b.php', '<?php\n/**\n * Plugin Name: A\n * Description: Does it.\n */')).toMatchObject([
      { text: 'Does it.', context: '' },
    ])
  })

  it('the template names every file once, and equal texts once', { tags: ['W-04'] }, () => {
    const template = readTable(
      templateOf([
        ...typed("__('Save', 'customize-your-store')"),
        ...textsOfTypeScript('b.ts', "__('Save', 'customize-your-store')"),
      ]),
    )
    expect(Object.keys(template.translations[''] ?? {})).toEqual(['', 'Save'])
    expect(template.translations['']?.['Save']?.comments?.reference).toBe('a.tsx\nb.ts')
  })

  it('a translation becomes what client and server read; what has none stays out', { tags: ['W-04'] }, () => {
    const table = readTable(
      'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n!=1;\\n"\n\nmsgid "Save"\nmsgstr "Speichern"\n\nmsgctxt "title"\nmsgid "Follow"\nmsgstr "Folgen"\n\nmsgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] "%d Tag"\nmsgstr[1] "%d Tage"\n\nmsgid "Later"\nmsgstr ""\n',
    )
    const { locale_data } = JSON.parse(clientJson('de_DE', table)) as {
      locale_data: Record<string, Record<string, unknown>>
    }
    expect(locale_data['customize-your-store']).toEqual({
      '': { domain: 'customize-your-store', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=n!=1;' },
      Save: ['Speichern'],
      'title\u0004Follow': ['Folgen'],
      '%d day': ['%d Tag', '%d Tage'],
    })
    expect(serverPhp('de_DE', table)).toContain('"title\\x04Follow"=>"Folgen"')
    expect(serverPhp('de_DE', table)).toContain('"%d day"=>"%d Tag\\0%d Tage"')
    expect(serverPhp('de_DE', table)).toContain("'plural-forms'=>\"nplurals=2")
  })

  it('every text of the interface is in the template that translators get', { tags: ['W-04'] }, () => {
    const template = readTable(templateOfSources())
    expect(Object.keys(template.translations[''] ?? {})).toEqual(
      expect.arrayContaining(['Your store looks great!', "Let's get creative"]),
    )
  })

  const folder = 'plugin/languages'
  const shipped = readdirSync(folder).filter((file) => file.endsWith('.po'))

  it('six languages beside English have every text', { tags: ['W-04'] }, () => {
    expect(shipped.map(localeOf).sort()).toEqual([...['ar', 'de_DE', 'es_ES', 'fr_FR', 'he_IL', 'ja']])
    const template = readTable(templateOfSources())
    for (const file of shipped) {
      const missing = untranslated(template, readTable(readFileSync(join(folder, file), 'utf8')))
      expect([file, missing.map(({ msgid }) => msgid)]).toEqual([file, []])
    }
  })

  it.each(shipped)('%s keeps what is filled in, and has the forms of its plurals', { tags: ['W-04'] }, (file) => {
    const table = readTable(readFileSync(join(folder, file), 'utf8'))
    const forms = Number(
      /nplurals=(\d)/.exec(table.headers['plural-forms'] ?? table.headers['Plural-Forms'] ?? '')?.[1],
    )
    for (const entry of entriesOf(table)) {
      const { msgid, msgstr } = entry
      const plural = entry.msgid_plural as string | undefined
      expect([msgid, msgstr.length]).toEqual([msgid, plural === undefined ? 1 : forms])
      const wanted = placeholders(plural ?? msgid)
      for (const form of msgstr) {
        // "One minute ago" needs no number.
        const kept = plural === undefined ? wanted : wanted.filter((hole) => !hole.endsWith('d') || form.includes(hole))
        expect([msgid, form, placeholders(form)]).toEqual([msgid, form, kept])
      }
    }
  })
})

const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/%(?:\d\$)?[sd]|<\/?[a-z]+|\{[a-z]+\}/g))].sort()
