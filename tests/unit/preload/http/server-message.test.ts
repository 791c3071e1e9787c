import { readServerMessage, specifiedMessage } from '@contract/http/server-message';
import { describe, expect, it } from 'vitest';

const read = (body: unknown, messages?: readonly string[]) =>
  readServerMessage(body, 409, { version: 1, ...(messages ? { messages: [...messages] } : {}) });

describe('the message of an answer', () => {
  it.each(['attributes', 'error', 'result', 'response', 'meta', 'status', 'data'])('is found in `%s`', (place) => {
    expect(read({ [place]: { message: 'Sold out' } })).toEqual({ status: 409, message: 'Sold out' });
  });

  it('is a plain body, but not a page', () => {
    expect(read('Sold out').message).toBe('Sold out');
    expect(read('<p>Sold out</p>').message).toBeUndefined();
  });

  it('is the one at the specification’s path, at any place in the envelope', () => {
    const specified = { messages: { error: { msg: 'Sold out' } }, message: 'E-17' };
    for (const body of [specified, { data: specified }, { data: { attributes: specified } }]) {
      expect(read(body).message).toBe('Sold out');
      expect(specifiedMessage(body)).toBe('Sold out');
    }
    expect(specifiedMessage({ error: specified })).toBeUndefined();
    expect(specifiedMessage({ message: 'E-17' })).toBeUndefined();
    expect(read({ message: 'E-17', messages: { error: { msg: '' } } }).message).toBeUndefined();
  });

  it('is the one at the profile’s first path with a text', () => {
    const body = { message: 'E-17', notes: [{ text: 'A' }, { text: 'B' }], words: 'C' };
    expect(read(body, ['nowhere', 'notes.1.text', 'words']).message).toBe('B');
    expect(read(body, ['notes.length', 'notes.text', 'notes.1x.text', 'notes.x1.text', 'words']).message).toBe('C');
    expect(read(body, ['notes.0000001.text']).message).toBe('E-17');
    expect(read(body, ['notes.000001.text']).message).toBe('B');
    expect(read(body, []).message).toBe('E-17');
  });

  it('is followed by the texts next to it and those of no field, each once', () => {
    const errors = { base: ['Event is closed'], seat: ['Seat is taken'] };
    expect(read({ message: 'Not saved', detail: 'Ticket was scanned before', errors })).toEqual({
      status: 409,
      message: 'Not saved. Ticket was scanned before. Event is closed',
      fields: { seat: 'Seat is taken' },
    });
    const repeats = { message: 'Not saved: Event is closed', detail: 'Seat is taken', errors };
    expect(read(repeats).message).toBe('Not saved: Event is closed');
  });

  it('is that of the fields if there is no other, at most five, each with its name once', () => {
    const errors = { email: 'Email is taken', city: 'Missing', a: 'x1', b: 'x2', c: 'x3', d: 'x4' };
    expect(read({ fields: errors }).message).toBe('Email is taken city: Missing a: x1 b: x2 c: x3');
    expect(read({ fields: errors, message: 'No' }).message).toBe('No');
  });

  it('is undefined if there is no answer', () => {
    expect(read(undefined)).toEqual({ status: 409 });
  });

  it('comes with fields only if the answer failed', () => {
    expect(readServerMessage({ tags: ['a'] }, 200, { version: 1 })).toEqual({ status: 200 });
    expect(readServerMessage({ tags: ['a'] }, 400, { version: 1 }).fields).toEqual({ tags: 'a' });
  });
});
