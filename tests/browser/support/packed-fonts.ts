import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const configuration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`

const file = (folder: string): string => join(folder, 'system-without-fonts.conf')

/**
 * Writes the font configuration for `home`, the folder where Chromium will stand, into `folder`, where it is unpacked.
 * The packed configuration names folders of a cloud function that do not exist elsewhere.
 */
export const writeFontConfiguration = (folder: string, home: string): Promise<void> =>
  writeFile(file(folder), configuration(home))

/** Points Chromium at the packed fonts where the system has none: it would draw pages without a letter. */
export const fontsEnvironment = (folder: string): Record<string, string> =>
  existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts') ? {} : { FONTCONFIG_FILE: file(folder) }
