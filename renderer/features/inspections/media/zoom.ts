/** How large a picture is drawn, and which part of it is seen. */
export interface View {
  /** 1 fits the window. */
  readonly zoom: number;
  /** Where the picture's middle is, in pixels from the window's middle. */
  readonly x: number;
  readonly y: number;
}

export const fit: View = { zoom: 1, x: 0, y: 0 };
export const step = 1.25;
export const steps = { least: 1, most: 8 } as const;

/** Moves a picture, never so far that its edge leaves the window's middle. `size` is the window's, in pixels. */
export const moved = (
  view: View,
  dx: number,
  dy: number,
  size: { readonly width: number; readonly height: number },
): View => {
  const reach = (length: number) => ((view.zoom - 1) * length) / 2;
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { ...view, x: within(view.x + dx, reach(size.width)), y: within(view.y + dy, reach(size.height)) };
};

/** Zooms by a factor around the window's middle; back at its fit the picture is centered again. */
export const zoomed = (view: View, factor: number): View => {
  const zoom = Math.min(steps.most, Math.max(steps.least, view.zoom * factor));
  if (zoom < 1.01) return fit;
  const by = zoom / view.zoom;
  return { zoom, x: view.x * by, y: view.y * by };
};
