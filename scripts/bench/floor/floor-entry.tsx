// The smallest page that uses everything a first view must have; what its bundle weighs is the floor.
import 'reflect-metadata';
import { Button } from '@blueprintjs/core';
import AES from 'crypto-js/aes';
import i18next from 'i18next';
import { Container, inject, injectable } from 'inversify';
import Cookies from 'js-cookie';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

class Counter {
  count = 0;
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
  add(): void {
    this.count += 1;
    Cookies.set('floor', AES.encrypt(String(this.count), 'floor').toString());
    void ofetch('/config.json');
  }
}

@injectable()
class Page {
  readonly counter: Counter;
  constructor(@inject(Counter) counter: Counter) {
    this.counter = counter;
  }
}

const container = new Container({ defaultScope: 'Singleton' });
container.bind(Counter).toSelf();
container.bind(Page).toSelf();
const { counter } = container.get(Page);

const View = observer(function View() {
  return (
    <Button onClick={counter.add}>
      {i18next.t('count')} {counter.count}
    </Button>
  );
});

void i18next.init({ lng: 'en', resources: { en: { translation: { count: 'Count' } } } });
const router = createBrowserRouter([{ path: '/', element: <View /> }]);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<RouterProvider router={router} />);
}
