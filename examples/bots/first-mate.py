"""A bot in Python, standard library only: nassau arena pig --bot 'python3 examples/bots/first-mate.py'

It has a plan for Pig (roll until 20 points are at stake) and takes the example everywhere else.
"""

import json
import sys


def answer(seen, example):
    if seen["game"] != "pig":
        return example
    turn = seen["stack"][-1]
    return {"do": "roll" if turn["atStake"] < 20 else "hold"}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"id": message["id"], "name": "First Mate"}), flush=True)
    elif message["type"] == "ask":
        choice = answer(message["seen"], message["example"])
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
    elif message["type"] == "refused":
        print(message["error"]["says"], file=sys.stderr)
