import { ADA, testSession } from '#core/testing/session-kit.ts';
import { keepView, openView } from '../http/open-view.ts';
import { Navigator } from '../navigation/navigator.ts';
import { ViewAs } from './view-as.ts';

const VIEW = { id: '018f', endsAt: '2026-03-01T09:30:00.000Z', user: { id: '1', name: 'Ada' } };

afterEach(() => sessionStorage.clear());

function setUp(end: (id: string) => Promise<void> = async () => undefined) {
  const ended = jest.fn(end);
  const navigator = new Navigator();
  const load = jest.spyOn(navigator, 'load').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'address', 'get').mockReturnValue('/admin/users/1');
  const { api, session } = testSession(ADA, { 'core.end-view': ({ params }: { params: { id: string } }) => ended(params.id) });
  return { views: new ViewAs(api, navigator), ended, load, session };
}

describe('seeing the site as another person', () => {
  it('begins with a new page, and is kept in this tab', () => {
    const { views, load } = setUp();
    views.begin(VIEW);
    expect(openView()).toEqual({ ...VIEW, returnTo: '/admin/users/1' });
    expect(load).toHaveBeenCalledWith('/admin/dashboard');
  });

  it('ends at the server without the header of the view, and returns to the page where it began', async () => {
    const { views, ended, load } = setUp(async () => expect(openView()).toBeUndefined());
    keepView({ ...VIEW, returnTo: '/admin/users/1' });
    await views.end();
    expect([ended.mock.calls, load.mock.calls]).toEqual([[[VIEW.id]], [['/admin/users/1']]]);
  });

  it('ends in this tab even if the server does not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { views, load } = setUp(() => Promise.reject(new Error('offline')));
    keepView({ ...VIEW, returnTo: '/admin/users/1' });
    await views.end();
    expect([openView(), load.mock.calls]).toEqual([undefined, [['/admin/users/1']]]);
  });

  it('does nothing without a view', async () => {
    const { views, ended, load } = setUp();
    await views.end();
    expect([ended.mock.calls, load.mock.calls]).toEqual([[], []]);
  });

  it('ends in this tab when the session ends', async () => {
    const { session } = setUp();
    keepView({ ...VIEW, returnTo: '/' });
    await session.signOut();
    expect(openView()).toBeUndefined();
  });
});
