import { WorkingTime } from './working-time.ts';

describe('The working time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is over after its limit', () => {
    const over = jest.fn();
    new WorkingTime(100, over).goOn();
    jest.advanceTimersByTime(99);
    expect(over).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  test('does not count its pauses, but all the time between them', () => {
    const over = jest.fn();
    const time = new WorkingTime(100, over);
    for (let turn = 0; turn < 2; turn++) {
      time.goOn();
      jest.advanceTimersByTime(40);
      time.pause();
      jest.advanceTimersByTime(1000);
    }
    expect(over).not.toHaveBeenCalled();
    time.goOn();
    jest.advanceTimersByTime(20);
    expect(over).toHaveBeenCalledTimes(1);
  });

  test('goes on only once', () => {
    const over = jest.fn();
    const time = new WorkingTime(100, over);
    time.goOn();
    time.goOn();
    time.pause();
    jest.advanceTimersByTime(1000);
    expect(over).not.toHaveBeenCalled();
  });
});
