;(function (wp) {
  wp.blocks.registerBlockType('three-ways/by-metadata', {
    edit: function () {
      return wp.element.createElement('p', wp.blockEditor.useBlockProps({ className: 'three-ways' }), 'By its metadata')
    },
    save: function () {
      return null
    },
  })
})(window.wp)
