/** The zoom of a picture and the position of its center. */
export interface View {
  /** 1 fits the window. */
  readonly zoom: number;
  /** Offset of the picture's center from the window's center, in pixels. */
  readonly x: number;
  readonly y: number;
}

export const fit: View = { zoom: 1, x: 0, y: 0 };
export const zoomStep = 1.25;
export const zoomRange = { min: 1, max: 8 } as const;

/** Moves a picture, but never its edge past the window's center. `size` is the window's, in pixels. */
export const panView = (
  view: View,
  dx: number,
  dy: number,
  size: { readonly width: number; readonly height: number },
): View => {
  const maxOffset = (length: number) => ((view.zoom - 1) * length) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { ...view, x: clamp(view.x + dx, maxOffset(size.width)), y: clamp(view.y + dy, maxOffset(size.height)) };
};

/** Zooms by a factor around the window's center; at zoom 1 the picture is centered. */
export const zoomView = (view: View, factor: number): View => {
  const zoom = Math.min(zoomRange.max, Math.max(zoomRange.min, view.zoom * factor));
  if (zoom < 1.01) return fit;
  const ratio = zoom / view.zoom;
  return { zoom, x: view.x * ratio, y: view.y * ratio };
};
