import { rows } from './rows'

export const help = `Measures the flow in a real browser: from a press to the first frame of the screen in which its result is visible.

  npm run bench                              all rows, five runs, on this computer's PHP if it is complete, with MariaDB if there is one
  npm run bench -- --only palette,save       these rows only; nothing is written into docs/performance.md
  npm run bench -- --runs 9                  so many runs
  npm run bench -- --engine wasm             on PHP for WebAssembly; --engine php: on this computer's PHP or not at all
  npm run bench -- --database sqlite         with SQLite also where there is a MariaDB
  npm run bench -- --server http://localhost:8080 --user admin --password secret
                                             on a store that runs (or --cookie, the header of somebody who is logged in)
  npm run bench -- --woocommerce 10.4.3      with another WooCommerce than the newest; --stand-in: with the one that stands in for it
  npm run bench -- --peer original           beside the original flow (WooCommerce 9.4.3 on WordPress 6.7), alternating; needs --engine php
                                             (--peer-wordpress FOLDER and --peer-woocommerce FOLDER name others)
  npm run bench -- --throttle 4              on a processor that is four times slower
  npm run bench -- --network 40,20           with 40 ms of latency and 20 Mbit/s
  npm run bench -- --products 5000           in a store with so many products; --patterns 500: with so many patterns
  npm run bench -- --out file.json           every measurement into a file
  npm run bench -- --trace folder            what the page does in each row, and a trace for Chrome's developer
                                             tools; its times count for nothing
  npm run bench -- shopper                   what the plugin costs a shopper, and each of its routes (shopper --help)
  npm run bench -- log                       the log beside other libraries (log --help)

Rows: ${rows
  .map(({ name }) => name)
  .join(', ')
  .replace(/(.{1,110})(?:, |$)/g, '$1,\n      ')
  .replace(/,\s*$/, '')}

A run of all rows, five times or more, replaces the section of its setting in docs/performance.md.
What is missing on this machine is said, and the rest is measured.

Exit codes: 0 measured, 1 nothing could be measured, 2 the command line is not understood.`
