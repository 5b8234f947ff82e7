/** Themes that are built in other ways than the recommended one, by their files. */
const style = (name: string, parent = '') => `/*\nTheme Name: ${name}\n${parent}*/`

/** A child theme with a front page of its own, whose header has another name and stands in a group. */
export const odd = {
  'style.css': style('Odd', 'Template: twentytwentyfive\n'),
  'theme.json': JSON.stringify({
    version: 3,
    templateParts: [
      { name: 'site-top', title: 'Top', area: 'header' },
      { name: 'site-bottom', title: 'Bottom', area: 'footer' },
    ],
  }),
  'parts/site-top.html': '<!-- wp:site-title /-->',
  'parts/site-bottom.html': '<!-- wp:paragraph --><p>Old bottom</p><!-- /wp:paragraph -->',
  'templates/front-page.html':
    '<!-- wp:group --><div class="wp-block-group"><!-- wp:template-part {"slug":"site-top"} /--><!-- wp:paragraph --><p>Front page of the theme</p><!-- /wp:paragraph --></div><!-- /wp:group -->\n\n<!-- wp:template-part {"slug":"site-bottom"} /-->',
}

/** As little as a block theme can be: one template for everything, and a color written out. */
export const bare = {
  'style.css': style('Bare'),
  'theme.json': JSON.stringify({ version: 3, styles: { color: { background: '#abcdef' } } }),
  'parts/header.html': '<!-- wp:site-title /-->',
  'templates/index.html':
    '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->\n\n<!-- wp:paragraph --><p>Everything of the theme</p><!-- /wp:paragraph -->',
}

/** No block theme. */
export const classic = { 'style.css': style('Classic'), 'index.php': '<?php wp_head(); wp_footer();' }
