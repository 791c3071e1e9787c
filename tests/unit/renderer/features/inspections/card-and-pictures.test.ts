import { describe, expect, test } from 'vitest';
import { countPoints, sectionsOf } from '../../../../../renderer/features/inspections/card/points';
import { captionOf, kindOf, pictureOf, thumbnailOf } from '../../../../../renderer/features/inspections/media/picture';
import { fit, panView, zoomView } from '../../../../../renderer/features/inspections/media/zoom';

describe('a tech card', () => {
  const point = (section: string, label: string, result: string) => ({ section, code: label, label, result });
  const items = [
    point('Brakes', 'Pedal firm', 'pass'),
    point('Fuel', 'Cap seals', 'fail'),
    point('Brakes', 'Pads', 'na'),
  ];

  test('is grouped by section, in the order of the server', () => {
    expect(sectionsOf({ items }).map(({ name, points }) => [name, points.length])).toEqual([
      ['Brakes', 2],
      ['Fuel', 1],
    ]);
  });

  test('counts passed, failed and open points', () => {
    expect(countPoints({ items })).toEqual({ passed: 1, failed: 1, open: 1, unclear: 0 });
    const odd = [{ result: 'pass' }, { result: 'so-so' as 'pass' }, { result: 'na' as const }];
    expect(countPoints({ items: odd })).toEqual({ passed: 1, failed: 0, open: 1, unclear: 1 });
  });

  test('counts nothing of points that were not sent, or in a form that is not understood', () => {
    expect(countPoints({})).toBeUndefined();
    expect(countPoints({ items: { brakes: 'ok' } as never })).toBeUndefined();
  });
});

describe('pictures', () => {
  test('use the file itself, or its thumbnail if the file has no address', () => {
    const file = { mediaType: 'image', url: 'https://cdn.example.com/a.jpg', thumbnailUrl: 'uploads/small.jpg' };
    expect(pictureOf(file)).toBe('https://cdn.example.com/a.jpg');
    expect(thumbnailOf(file)).toBe('uploads/small.jpg');
    expect(pictureOf({ ...file, url: '' })).toBe('uploads/small.jpg');
  });

  test('of videos and documents use their thumbnails', () => {
    const video = { mediaType: 'video', url: '/video.mp4', thumbnailUrl: 'data:image/png;base64,BB' };
    expect(pictureOf(video)).toBe('data:image/png;base64,BB');
    expect(thumbnailOf(video)).toBe('data:image/png;base64,BB');
  });

  test.each([
    [{ mediaType: 'VIDEO' }, 'video'],
    [{ mediaType: 'application/pdf', url: '/a' }, 'pdf'],
    [{ mimeType: 'video/mp4', url: '/images/a' }, 'video'],
    [{ mediaType: 'image', url: '/videos/still.mp4.png' }, 'image'],
    [{ fileName: 'run.MOV', url: '/files/12' }, 'video'],
    [{ url: '/pdf-archive/car.jpg?size=2' }, 'image'],
    [{ url: 'https://files.example.com/card.pdf?v=2' }, 'pdf'],
    [{ url: '/files/12' }, 'image'],
    [{}, 'image'],
  ] as const)('a file %j is a %s, by its media type or its extension', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });

  test('are named by their category, or by their file name', () => {
    expect(captionOf({ category: 'belt_tag', fileName: 'IMG_1.jpg' })).toBe('Belt tag');
    expect(captionOf({ fileName: 'IMG_1.jpg' })).toBe('IMG_1.jpg');
  });
});

describe('zooming', () => {
  const size = { width: 400, height: 300 };

  test('stays between 1 and 8', () => {
    let view = fit;
    for (let times = 0; times < 30; times += 1) view = zoomView(view, 1.25);
    expect(view.zoom).toBe(8);
    for (let times = 0; times < 30; times += 1) view = zoomView(view, 0.8);
    expect(view).toEqual(fit);
  });

  test('panning stops at the edge of the picture, and is not possible at zoom 1', () => {
    expect(panView(fit, 50, 50, size)).toMatchObject({ x: 0, y: 0 });
    expect(panView({ zoom: 2, x: 0, y: 0 }, 1_000, -1_000, size)).toMatchObject({ x: 200, y: -150 });
  });
});
