/** How many requests PHP handles at once: as many as a browser opens connections. */
export const workers = 6

/** PHP's settings. Edited PHP counts at once: asking for the dates of five hundred files takes a millisecond. Mail goes nowhere. */
const settings = {
  memory_limit: '512M',
  upload_max_filesize: '2000M',
  post_max_size: '2000M',
  max_execution_time: '0',
  max_input_time: '-1',
  output_buffering: '65536',
  error_reporting: 'E_ALL',
  display_errors: '0',
  log_errors: '1',
  sendmail_path: 'true',
  realpath_cache_size: '16M',
  realpath_cache_ttl: '600',
  'xdebug.mode': 'off',
  'opcache.enable': '1',
  'opcache.enable_cli': '1',
  'opcache.jit': '0',
  'opcache.memory_consumption': '256',
  'opcache.interned_strings_buffer': '32',
  'opcache.max_accelerated_files': '20000',
  'opcache.validate_timestamps': '1',
  'opcache.revalidate_freq': '0',
} as const

/** The settings as words of PHP's command line. */
export const settingWords: readonly string[] = Object.entries(settings).flatMap(([name, value]) => [
  '-d',
  `${name}=${value}`,
])
