/** What the recording holds: the answers of WordPress, to the administrator of a new store, that the screens need. */

/** Pages of the flow, by the name that the server gives them. The designer's prints more than the others'. */
export const flowPages = {
  intro: '/wp-admin/admin.php?page=customize-your-store',
  designer: '/wp-admin/admin.php?page=customize-your-store&path=/customize-store/assembler-hub',
} as const

/** Other addresses that the flow leads to or reads. */
export const recordedTexts = {
  home: '/',
  preview: '/?cys-hide-admin-bar=1',
  mediaWords: '/wp-admin/admin-ajax.php?action=customize-your-store-media',
  /** The description of the editor's scripts and styles (plugin/src/editor/assets.php). */
  editorAssets: '/wp-admin/site-editor.php?p=%2F&customize-your-store-assets=1&_locale=user',
} as const

/**
 * What is read over REST. What core's blocks read and what the page asks for early is added by the recorder, which reads it off the
 * plugin's own answers. Order and encoding of the arguments do not matter.
 */
export const recordedReads: readonly string[] = [
  '/wp/v2/themes?context=edit',
  '/wp/v2/themes?context=edit&status=active',
  '/wp/v2/templates/twentytwentyfour//home?context=edit',
  '/wp/v2/template-parts/twentytwentyfour//header?context=edit',
  '/wp/v2/template-parts/twentytwentyfour//footer?context=edit',
  '/wp/v2/pages/2?context=edit',
  '/wp/v2/block-patterns/patterns?_fields=name,title,content,categories,source&customize_your_store=1',
  '/wp/v2/block-patterns/categories',
  '/wp/v2/font-collections/customize-your-store',
  '/wp/v2/font-collections',
  '/wp/v2/menus?context=view&per_page=-1',
  '/wp/v2/posts?context=edit&offset=0&order=desc&orderby=date&per_page=10&ignore_sticky=false',
  '/wp/v2/types/post?context=edit',
  '/wp/v2/types?context=edit',
  '/wp/v2/users/1?context=edit',
  '/wp/v2/users/me?context=edit',
  '/wp/v2/taxonomies/category?context=edit',
  '/wp/v2/taxonomies?context=view',
  '/wp/v2/categories?context=view&post=1&per_page=100',
  '/wp/v2/product?per_page=100',
  '/customize-your-store/v1/patterns',
]

/** Where the designer asks what the account may do. */
export const recordedRights: readonly string[] = ['/wp/v2/settings', '/wp/v2/media', '/wp/v2/navigation']
