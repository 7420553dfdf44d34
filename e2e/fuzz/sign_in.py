"""Signs the fuzzer in with one demo account, and again before its token ends."""

import json
import os
import urllib.request
import uuid

import schemathesis

SECONDS = 300
OWN = set()


@schemathesis.auth(refresh_interval=SECONDS)
class SignIn:
    """The access token of the account that FUZZ_EMAIL names, at the portal of FUZZ_PORTAL."""

    def get(self, case, context):
        body = json.dumps({"email": os.environ["FUZZ_EMAIL"], "password": os.environ["FUZZ_PASSWORD"]})
        request = urllib.request.Request(
            os.environ["FUZZ_PORTAL"] + "/api/auth/login",
            data=body.encode(),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            signed_in = json.load(answer)
        OWN.add(signed_in["user"]["id"])
        return signed_in["token"]

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    """An administrator may reset or remove any account; the fuzzer goes on with its own."""
    parameters = case.path_parameters or {}
    if case.method != "GET" and parameters.get("id") in OWN:
        parameters["id"] = str(uuid.uuid4())
