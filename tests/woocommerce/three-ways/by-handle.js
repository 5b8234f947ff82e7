;(function (wp) {
  wp.blocks.registerBlockType('three-ways/by-handle', {
    title: 'By a handle',
    category: 'widgets',
    edit: function () {
      return wp.element.createElement('p', null, 'By a handle')
    },
    save: function () {
      return null
    },
  })
})(window.wp)
