import { expect, test } from 'vitest';
import { settingsOf } from './nginx.ts';

test('the example for nginx is tried as it stands, but for its port without TLS, its processes and who calls', () => {
  const settings = settingsOf(4000, [4001, 4002], '/tmp/logs');
  expect(settings.match(/^ *listen .*$/gm)).toEqual(['    listen 127.0.0.1:4000;']);
  expect(settings.match(/^ *server 127.*$/gm)).toEqual([
    '    server 127.0.0.1:4001 max_fails=1 fail_timeout=5s;',
    '    server 127.0.0.1:4002 max_fails=1 fail_timeout=5s;',
    '    server 127.0.0.1:4001 max_fails=1 fail_timeout=5s max_conns=160;',
    '    server 127.0.0.1:4002 max_fails=1 fail_timeout=5s max_conns=160;',
    '    server 127.0.0.1:4001 max_fails=0;',
    '    server 127.0.0.1:4002 max_fails=0;',
  ]);
  expect(settings).not.toMatch(/ssl_|http2|\/var\/log/);
  expect(settings).toContain('proxy_set_header X-Forwarded-For $http_x_forwarded_for;');
  expect(settings).toContain('proxy_next_upstream error timeout;');
});
