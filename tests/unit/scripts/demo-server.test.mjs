import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from '../../../resources/scripts/demo-server.mjs';

let server;
let home;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'pitwall-demo-'));
  mkdirSync(join(home, 'demo', 'assets'), { recursive: true });
  mkdirSync(join(home, 'demo-evil'));
  writeFileSync(join(home, 'demo', 'index.html'), '<title>Pitwall</title>');
  writeFileSync(join(home, 'demo', 'assets', 'main.js'), 'export {};');
  writeFileSync(join(home, 'demo-evil', 'secret.txt'), 'secret');
  writeFileSync(join(home, 'secret.txt'), 'secret');
  server = await serveDemo(0, join(home, 'demo'));
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

/** A request whose path no client has tidied. */
const raw = (path, method = 'GET') =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });

describe('the demo server', () => {
  it('listens on this computer only', () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it.each(['/', '/bookings', '/bookings/B-1?tab=tickets'])('answers the route %s with the page', async (route) => {
    const answer = await fetch(new URL(route, server.address));
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('Pitwall');
  });

  it('sends the desktop page’s security headers with every answer (SEC-21)', async () => {
    for (const path of ['/', '/assets/main.js', '/assets/missing.js']) {
      const { headers } = await fetch(new URL(path, server.address));
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    '/../secret.txt',
    '/../demo-evil/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//secret.txt',
  ])('never leaves its folder: %s', async (path) => {
    expect(await raw(path)).not.toContain('\r\n\r\nsecret');
  });

  it('answers a missing file with 404, and accepts only GET and HEAD', async () => {
    expect(await raw('/assets/missing.js')).toMatch(/^HTTP\/1\.1 404/);
    expect(await raw('/', 'POST')).toMatch(/^HTTP\/1\.1 404/);
    expect(await raw('/', 'HEAD')).toMatch(/^HTTP\/1\.1 200/);
  });
});
