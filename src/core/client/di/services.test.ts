import { inject, injectable, token } from './injection.ts';
import { Services } from './services.ts';

interface Soil {
  readonly name: string;
}
const Soil = token<Soil>('TestSoil');

@injectable()
class Garden {
  constructor(@inject(Soil) readonly soil: Soil) {}
}

@injectable()
class Shed {
  constructor(
    @inject(Garden) readonly garden: Garden,
    @inject(Soil) readonly soil: Soil,
  ) {}
}

@injectable()
class Hen {
  constructor(@inject(token<Egg>('TestEgg')) readonly egg: Egg) {}
}

@injectable()
class Egg {
  constructor(@inject(Hen) readonly hen: Hen) {}
}

function gardenOn(soil: Soil): Services {
  const services = new Services();
  services.bind('garden', (bind) => {
    bind(Soil).toConstantValue(soil);
    bind(Garden).toSelf();
  });
  return services;
}

describe('services', () => {
  it('are created once, with the dependencies of their constructors', () => {
    const services = gardenOn({ name: 'loam' });
    expect(services.resolve(Garden).soil.name).toBe('loam');
    expect(services.resolve(Garden)).toBe(services.resolve(Garden));
  });

  it('need no binding if they are classes, and are still created once', () => {
    const services = new Services();
    services.bind('garden', (bind) => bind(Soil).toConstantValue({ name: 'loam' }));
    expect(services.resolve(Garden).soil.name).toBe('loam');
    expect(services.resolve(Garden)).toBe(services.resolve(Garden));
  });

  it('drop the unbound classes and keep the bound services', () => {
    const services = new Services();
    services.bind('garden', (bind) => bind(Soil).toConstantValue({ name: 'loam' }));
    const before = services.resolve(Garden);
    services.forgetStores();
    expect(services.resolve(Garden)).not.toBe(before);
    expect(services.resolve(Garden).soil).toBe(before.soil);
  });

  it('drop the unbound classes that only other classes request', () => {
    const services = new Services();
    services.bind('garden', (bind) => bind(Soil).toConstantValue({ name: 'loam' }));
    const before = services.resolve(Shed);
    services.forgetStores();
    const after = services.resolve(Shed);
    expect(after.garden).not.toBe(before.garden);
    expect(after.soil).toBe(before.soil);
    expect(services.resolve(Garden)).toBe(after.garden);
  });

  it('do not let a bound service hold a class that is dropped with its user', () => {
    const services = new Services();
    services.bind('garden', (bind) => {
      bind(Soil).toConstantValue({ name: 'loam' });
      bind(Shed).toSelf();
    });
    expect(() => services.resolveAll()).toThrow(/Garden/);
  });

  it('are created once by a factory too', () => {
    const services = new Services();
    services.bind('garden', (bind) => bind(Soil).toFactory(() => ({ name: 'loam' })));
    expect(services.resolve(Soil)).toBe(services.resolve(Soil));
  });

  it('reject a second binding of a key and name both plugins', () => {
    const services = gardenOn({ name: 'loam' });
    expect(() => services.bind('farm', (bind) => bind(Garden).toSelf())).toThrow(
      'BINDING_DUPLICATE: "Garden" is bound by plugin "garden" and by plugin "farm"',
    );
  });

  it('treat two tokens with the same description as one key', () => {
    const services = gardenOn({ name: 'loam' });
    const again = token<Soil>('TestSoil');
    expect(() => services.bind('farm', (bind) => bind(again).toConstantValue({ name: 'clay' }))).toThrow('BINDING_DUPLICATE');
  });

  it('can be replaced by a test', () => {
    const services = gardenOn({ name: 'loam' });
    services.replace((bind) => bind(Soil).toConstantValue({ name: 'sand' }));
    expect(services.resolve(Garden).soil.name).toBe('sand');
  });

  it('report at once which service lacks a dependency', () => {
    const services = new Services();
    services.bind('garden', (bind) => bind(Garden).toSelf());
    expect(() => services.resolveAll()).toThrow(/TestSoil/);
  });

  it('report at once when two services depend on each other', () => {
    const services = new Services();
    services.bind('farm', (bind) => {
      bind(Hen).toSelf();
      bind(token<Egg>('TestEgg')).to(Egg);
    });
    expect(() => services.resolveAll()).toThrow(/[Cc]ircular/);
  });
});
