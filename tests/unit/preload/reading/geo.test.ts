import { readRecord } from '@contract/reading/read-record';
import { describe, expect, it } from 'vitest';

const here = { latitude: 33.57, longitude: -86.64 };

describe('the position of a track', () => {
  it.each([
    ['GeoJSON', { location: { type: 'Point', coordinates: [-86.64, 33.57] } }],
    ['GeoJSON in Pascal case', { Position: { Type: 'Point', Coordinates: [-86.64, 33.57] } }],
    ['GeoJSON as a geometry', { geometry: { type: 'point', coordinates: [-86.64, 33.57, 210] } }],
    [
      'GeoJSON within another object',
      { location: { name: 'Leeds', geo: { type: 'Point', coordinates: [-86.64, 33.57] } } },
    ],
    ['one text', { coordinates: '33.57,-86.64' }],
    ['one text in another field', { lat_lng: ' 33.57; -86.64 ' }],
    ['PostGIS', { geom: 'SRID=4326;POINT(-86.64 33.57)' }],
    ['an object', { coordinates: { lat: 33.57, lng: -86.64 } }],
    ['fields of its own', here],
  ])('is read from %s', (_name, sent) => {
    expect(readRecord('track', { id: 1, ...sent })).toMatchObject(here);
  });

  it.each([
    ['two numbers that could be either way', { location: [33.57, -86.64] }],
    ['a point beyond the earth', { location: { type: 'Point', coordinates: [33.57, -186.64] } }],
    ['another shape', { geometry: { type: 'Polygon', coordinates: [[-86, 33]] } }],
    ['a place’s name', { location: 'Leeds, AL' }],
    ['an address with numbers', { location: '12, 5th Street' }],
  ])('is not guessed from %s', (_name, sent) => {
    const read = readRecord('track', { id: 1, ...sent });
    expect(read.latitude).toBeUndefined();
    expect(read.longitude).toBeUndefined();
  });

  it('is read from the track that an event contains', () => {
    const venue = { id: 3, name: 'Cedar Ridge', location: { type: 'Point', coordinates: [-86.64, 33.57] } };
    expect(readRecord('event', { id: 1, venue })).toMatchObject(here);
  });
});
