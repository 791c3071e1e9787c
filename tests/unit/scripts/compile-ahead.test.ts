/** What V8 is to compile with a script stands in parentheses, and the script does the same as before. */
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { compileAhead } from '../../../resources/build/compile-ahead';

const all = () => true;
const run = (code: string): unknown => new Script(code).runInNewContext();

test.each([
  ['a declaration', 'const one=two();function two(){return 2}[one,two.name]'],
  [
    'declarations that call each other',
    'a(3);function a(n){return n?b(n-1):"a"}function b(n){return n?a(n-1):"b"}a(4)+b(4)',
  ],
  ['a declaration after a directive', '"use strict";const seen=f();function f(){return this===undefined}seen'],
  [
    'inner declarations',
    '((x)=>{const y=inner(x);return y;function inner(z){return twice(z);function twice(n){return n*2}}})(4)',
  ],
  ['a name that a parameter has', '(function(f){return f();function f(){return "inner"}})(()=>"parameter")'],
  ['two declarations of one name', 'f();function f(){return 1}function f(){return 2}f()'],
  ['a declaration between lines that would be one call', 'let b=()=>7\nlet a=b\nfunction f(){}\n(a)\na===b'],
  ['a declaration in a block', '{function f(){return 1}}typeof f'],
  ['a declaration that is replaced', 'function f(){return 1}f=()=>2;f()'],
  ['arrows in arrows', '(a=>b=>c=>[a,b,c])(1)(2)(3).join()'],
  ['arrows with an object', '[1,2].map(n=>({n})).map(({n})=>n).join()'],
  ['methods', '({a(){return 1},get b(){return 2},c:function(){return this.d},d:3,e:()=>4}).c()'],
  ['a class', 'class A{x=()=>this.y;y=5;static z(){return new A().x()}}A.z()'],
  ['arguments and defaults', '(function(a,b=()=>a){return arguments.length+b()})(1)'],
  ['a call of a function with one argument', '[3,1,2].sort((a,b)=>a-b).map(function(n){return n+1}).join()'],
  ['a named expression', '(()=>{const f=function g(n){return n?g(n-1):typeof g};return f(2)})()'],
])('%s does the same, and is changed once only', (_, code) => {
  const changed = compileAhead(code, all);
  expect(run(changed)).toEqual(run(code));
  expect(compileAhead(changed, all)).toBe(changed);
});

test('generators and async functions too', async () => {
  const code =
    'const list=[...g()];function*g(){yield 1;yield 2}async function h(){return (await k())+list.length}const k=async()=>3;h()';
  expect(compileAhead(code, all)).toContain('var h=(async function (');
  expect(await (run(compileAhead(code, all)) as Promise<number>)).toBe(5);
});

test('a module keeps its imports and exports', () => {
  const code = 'import{a}from"./a.js";export{f as g};h();function f(){return a}function h(){return f()}';
  expect(compileAhead(code, all)).toBe(
    'import{a}from"./a.js";var h=(function (){return f()});export{f as g};h();function f(){return a};',
  );
});

test('only what is called is changed, and V8 compiles it with the script', () => {
  const body = Array.from({ length: 100 }, (_, index) => `a+=${index}*a;`).join('');
  const code = `function called(a){${body}}function other(a){${body}}`;
  const start = (name: string) => code.indexOf(`function ${name}`);
  const size = (script: string) => new Script(script).createCachedData().length;
  const onlyOne = compileAhead(code, (at) => at === start('called'));
  expect(onlyOne).toBe(`var called=(function (a){${body}});function other(a){${body}}`);
  const before = size(code);
  const both = size(compileAhead(code, all));
  expect(size(onlyOne)).toBeGreaterThan(2 * before);
  expect(both).toBeGreaterThan(1.5 * size(onlyOne));
});
