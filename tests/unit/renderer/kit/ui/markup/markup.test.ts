import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markupText } from '../../../../../../renderer/kit/format/markup';
import { sanitize } from '../../../../../../renderer/kit/ui/markup/sanitize';

const htmlOf = (markup: string): string => {
  const place = document.createElement('div');
  place.append(sanitize(markup));
  return place.innerHTML;
};

describe('markup of the server, sanitized (SEC-45)', () => {
  test('keeps the structure of a text', () => {
    const waiver = '<h2>Release</h2><p>At <strong>my</strong> own risk.</p><ul><li>Helmet</li></ul>';
    expect(htmlOf(waiver)).toBe(waiver);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">sign</a>', 'sign'],
    ['<a href="https://evil.example">sign</a>', 'sign'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="https://evil.example"><input name="ssn"><button>Go</button></form>', 'Go'],
    ['<style>body{display:none}</style>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<p dir="rtl" lang="ar" data-x="1" aria-label="x">a</p>', '<p dir="rtl" lang="ar">a</p>'],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">', ''],
  ])('removes everything dangerous from %s', (markup, safe) => {
    expect(htmlOf(markup)).toBe(safe);
  });

  test('leaves only plain elements of any text', () => {
    const pieces = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<img src=x onerror=a()>',
        '<svg>',
        '<math>',
        '<a href=javascript:a()>',
        '<style>',
        '</style>',
      ],
      ...['<table>', '<noscript>', '<!--', '-->', '<![CDATA[', '"', "'", '>', '<', 'x', '<script>', '</script>'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const place = document.createElement('div');
        place.append(sanitize(parts.join('')));
        expect(place.querySelector('script, style, img, svg, math, a, iframe, form, input, noscript')).toBeNull();
        for (const element of place.querySelectorAll('*')) expect(element.attributes).toHaveLength(0);
      }),
    );
  });
});

describe('markup of the server as plain text (fault 22)', () => {
  test.each([
    ['<p>Gates at <b>7</b></p><p>Tech until 11</p>', 'Gates at 7\nTech until 11'],
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
    ['Fish &amp; chips &lt;b&gt; &#8364; &#x20AC; &nope; &#0;', 'Fish & chips <b> € € &nope; &#0;'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<script>alert(1)</script>after', 'after'],
    ['plain', 'plain'],
  ])('%s', (markup, words) => {
    expect(markupText(markup)).toBe(words);
  });
});
