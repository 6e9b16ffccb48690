/* Caches the page and its files at the first visit, and answers from the cache. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const html = await (await fetch('/')).text();
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
      await (await caches.open('floor')).addAll(['/', ...files]);
      await self.skipWaiting();
    })(),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const key = event.request.mode === 'navigate' ? '/' : event.request;
  event.respondWith(caches.match(key).then((kept) => kept ?? fetch(event.request)));
});
