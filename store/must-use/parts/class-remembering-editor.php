<?php
/**
 * WordPress's image editor, with a memory.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/**
 * Reads the pixels of a picture only when it has to change them: what it has made of the same bytes before, it copies. What it makes does
 * not differ from what WP_Image_Editor_GD makes.
 */
class Remembering_Editor extends \WP_Image_Editor_GD {

	/** How the picture is scaled once its pixels are needed: the arguments of `resize`. @var list<array{0: int|null, 1: int|null, 2: mixed}> */
	private array $waiting = array();

	private string $look = '';

	public function load() {
		$size = is_file( $this->file ) ? wp_getimagesize( $this->file ) : false;
		if ( ! $size || ! in_array( $size['mime'], array( 'image/jpeg', 'image/png', 'image/webp' ), true ) || $this->has_own_rules() ) {
			return parent::load();
		}
		$this->look = (string) sha1_file( $this->file );
		$this->update_size( $size[0], $size[1] );
		$this->mime_type = $size['mime'];
		return $this->set_quality();
	}

	public function resize( $max_w, $max_h, $crop = false ) {
		$dimensions = image_resize_dimensions( $this->size['width'], $this->size['height'], $max_w, $max_h, $crop );
		if ( $this->image || ! $dimensions ) {
			$this->read_pixels();
			return parent::resize( $max_w, $max_h, $crop );
		}
		$this->waiting[] = array( $max_w, $max_h, $crop );
		$this->scaled_to( $dimensions[4], $dimensions[5] );
		return true;
	}

	public function make_subsize( $size_data ) {
		$wanted     = $size_data + array( 'width' => null, 'height' => null, 'crop' => false );
		$whole      = $this->size;
		$dimensions = $this->image ? false : image_resize_dimensions( $whole['width'], $whole['height'], $wanted['width'], $wanted['height'], $wanted['crop'] );
		if ( ! $dimensions ) {
			$this->read_pixels();
			return parent::make_subsize( $size_data );
		}
		$this->scaled_to( $dimensions[4], $dimensions[5] );
		list( , $extension, $type ) = $this->get_output_format();
		$file                       = $this->generate_filename( null, null, $extension );
		$kept                       = $this->kept( $wanted, $type );
		$saved                      = $this->copied( $kept, $file, $type );
		$this->size                 = $whole;
		if ( $saved ) {
			unset( $saved['path'] );
			return $saved;
		}
		$this->read_pixels();
		$made = parent::make_subsize( $size_data );
		$this->keep( is_wp_error( $made ) ? '' : dirname( $file ) . '/' . $made['file'], $kept );
		return $made;
	}

	public function save( $destfilename = null, $mime_type = null ) {
		if ( $this->image || ! $this->waiting ) {
			$this->read_pixels();
			return parent::save( $destfilename, $mime_type );
		}
		list( $file, $extension, $type ) = $this->get_output_format( $destfilename, $mime_type );
		$file                            = $file ? $file : $this->generate_filename( null, null, $extension );
		$kept                            = $this->kept( array(), $type );
		$saved                           = $this->copied( $kept, $file, $type );
		if ( ! $saved ) {
			$this->read_pixels();
			$saved = parent::save( $destfilename, $mime_type );
			$this->keep( is_wp_error( $saved ) ? '' : $saved['path'], $kept );
			return $saved;
		}
		// As after a save: from now on the picture is that file.
		$this->file      = $file;
		$this->mime_type = $type;
		$this->waiting   = array();
		$this->look      = (string) sha1_file( $file );
		return $saved;
	}

	public function crop( $src_x, $src_y, $src_w, $src_h, $dst_w = null, $dst_h = null, $src_abs = false ) {
		$this->read_pixels();
		return parent::crop( $src_x, $src_y, $src_w, $src_h, $dst_w, $dst_h, $src_abs );
	}

	public function rotate( $angle ) {
		$this->read_pixels();
		return parent::rotate( $angle );
	}

	public function flip( $horz, $vert ) {
		$this->read_pixels();
		return parent::flip( $horz, $vert );
	}

	public function stream( $mime_type = null ) {
		$this->read_pixels();
		return parent::stream( $mime_type );
	}

	/** Do other plugins have a say in what is made? Then it is made. */
	private function has_own_rules(): bool {
		$filters = array( 'image_make_intermediate_size', 'image_save_progressive', 'image_resize_dimensions', 'wp_save_image_editor_file' );
		return array() !== array_filter( $filters, 'has_filter' );
	}

	/** The pixels of the file, scaled as they were to be. */
	private function read_pixels(): void {
		if ( $this->image ) {
			return;
		}
		parent::load();
		foreach ( $this->waiting as list( $width, $height, $crop ) ) {
			parent::resize( $width, $height, $crop );
		}
		$this->waiting = array();
	}

	private function scaled_to( int $width, int $height ): void {
		$this->set_quality( null, compact( 'width', 'height' ) );
		$this->update_size( $width, $height );
	}

	/** Where a size of these bytes is kept. @param array<string, mixed> $wanted The size's width and height, and whether it is cropped. */
	private function kept( array $wanted, string $type ): string {
		return ABSPATH . '.pictures/' . sha1( (string) wp_json_encode( array( $this->look, $this->waiting, $wanted, $type, $this->get_quality() ) ) );
	}

	/** @return array<string, mixed>|null As `_save` answers; null where nothing is kept. */
	private function copied( string $kept, string $file, string $type ): ?array {
		if ( ! is_file( $kept ) || ! copy( $kept, $file ) ) {
			return null;
		}
		return array(
			'path'      => $file,
			'file'      => wp_basename( $file ),
			'width'     => $this->size['width'],
			'height'    => $this->size['height'],
			'mime-type' => $type,
			'filesize'  => wp_filesize( $file ),
		);
	}

	/** Another request may be making the same: each writes a file of its own, and the last one stays. */
	private function keep( string $file, string $kept ): void {
		$own = $kept . '-' . uniqid();
		if ( '' !== $file && wp_mkdir_p( dirname( $kept ) ) && copy( $file, $own ) ) {
			rename( $own, $kept );
		}
	}
}
